import { escapeHtml, sandboxPage } from '../page.ts';
import type { Mail } from './mailbox.ts';

const REFRESH_SECONDS = 3;

const STYLE = `<style>
  ol { display: grid; gap: 12px; margin: 16px 0 0; padding: 0; list-style: none; }
  li { padding: 16px; border: 1px solid var(--line); border-radius: 14px; overflow-wrap: anywhere; }
  li p { margin: 0; font-size: 14px; }
  li strong { display: block; margin: 4px 0; font: 700 32px/1.3 ui-monospace, monospace; letter-spacing: 0.14em; user-select: all; }
  li.old { opacity: 0.65; } li.old strong { font-size: 20px; text-decoration: line-through; }
</style>`;

/** The mails that the sandbox did not send, with their codes. The page reloads itself, because it may not run scripts. */
export function inboxPage(email: string, mails: readonly Mail[]): string {
  const list = mails.length
    ? `<ol>${mails.map(mailItem).join('')}</ol>`
    : '<p role="status">No mail yet. This page updates itself.</p>';
  return sandboxPage(
    'Inbox (sandbox)',
    `<meta http-equiv="refresh" content="${REFRESH_SECONDS}">${STYLE}<h1>Inbox</h1>
<p>${email ? `Mails to <b>${escapeHtml(email)}</b>. ` : ''}They never leave this computer.</p>${list}`,
  );
}

function mailItem({ to, code, sentAt, isValid }: Mail): string {
  const time = new Date(sentAt).toISOString();
  return `<li${isValid ? '' : ' class="old"'}><p>Your XANA login code · <time datetime="${time}">${time.slice(11, 19)} UTC</time></p>
<strong>${code}</strong><p>To ${escapeHtml(to)}. ${isValid ? 'Valid for 10 minutes.' : 'No longer valid.'}</p></li>`;
}
