import { escapeHtml, sandboxPage } from '../page.ts';
import { BRANDS, type Brand } from './accounts.ts';
import { STAFF } from './staff.ts';

/** People to choose from. An email at one service differs from that at the other, because an email belongs to one account. */
const PEOPLE: Record<Brand, readonly { name: string; email: string; task?: string }[]> = {
  staff: Object.values(STAFF),
  google: [
    { name: 'Mia Tanaka', email: 'mia.tanaka@gmail.example' },
    { name: 'Ren Sato', email: 'ren.sato@gmail.example' },
  ],
  apple: [
    { name: 'Yui Mori', email: 'yui.mori@icloud.example' },
    { name: 'Leo Martin', email: 'leo.martin@icloud.example' },
  ],
};

interface LoginPage {
  brand: Brand;
  /** Path of the interaction, which the forms post to. */
  path: string;
  problem?: string;
}

/** The page where a user chooses an identity. It contains no script. */
export function loginPage({ brand, path, problem }: LoginPage): string {
  const title = `Log in with ${BRANDS[brand]}`;
  const choices = PEOPLE[brand].map(
    ({
      name,
      email,
      task,
    }) => `<form method="post" action="${path}"><input type="hidden" name="name" value="${escapeHtml(name)}">
<input type="hidden" name="email" value="${escapeHtml(email)}"><button class="choice"><b>Continue as ${escapeHtml(name)}</b>
<span>${escapeHtml([task, email].filter(Boolean).join(' · '))}</span></button></form>`,
  );
  return sandboxPage(
    title,
    `<h1>${title}</h1><p>A local stand-in for ${BRANDS[brand]}: choose a person, or enter any email.</p>
${choices.join('\n')}
<p class="or">or</p>
${problem ? `<p role="alert">${escapeHtml(problem)}</p>` : ''}<form method="post" action="${path}">
<label>Email<input name="email" type="email" required maxlength="254" autocomplete="email"></label>
<label>Name<input name="name" maxlength="64" autocomplete="name"></label>
<button>Continue</button></form>
<form method="post" action="${path}/cancel"><button class="quiet">Cancel</button></form>`,
  );
}

/** The end of a login in a window: a script passes the answer to the site and closes the window. */
export const callbackPage = (siteOrigin: string): string =>
  sandboxPage(
    'Login finished',
    `<h1>Login finished</h1><p>You can close this window.</p>
<script src="/callback.js" data-site="${escapeHtml(siteOrigin)}"></script>`,
  );

/** Only the site's origin gets the answer. The code in it is useless without the PKCE verifier, which never leaves the site. */
export const CALLBACK_SCRIPT = `const { site } = document.currentScript.dataset;
const answer = Object.fromEntries(new URLSearchParams(location.search));
if (window.opener) {
  window.opener.postMessage({ type: 'xana-sandbox-login', ...answer }, site);
  window.close();
}
`;
