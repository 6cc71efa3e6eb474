import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { bundleScript } from '../../bundle-script.ts';
import { escapeHtml } from '../../page.ts';

const STYLE = `
:root { --color: #1b1530; --font: system-ui, sans-serif; --size: 16px; --placeholder: #6b6780; --invalid: #b3261e; }
* { box-sizing: border-box; margin: 0; }
body { font: var(--size)/1.5 var(--font); color: var(--color); background: transparent; }
.fields { display: flex; gap: .5em; }
.fields input { border: 0; outline: 0; background: transparent; color: inherit; font: inherit; padding: 0; min-width: 0; }
.fields input::placeholder { color: var(--placeholder); opacity: 1; }
.fields input[aria-invalid=true] { color: var(--invalid); }
.fields input:focus-visible { box-shadow: 0 2px 0 currentColor; }
#number { flex: 1; } #expiry { width: 4.6em; } #code { width: 3em; }
.challenge { display: grid; gap: 16px; padding: 28px; height: 100vh; align-content: center; background: #fff; color: #1b1530; }
.challenge h1 { font-size: 20px; } .challenge .sandbox { font-size: 13px; color: #6b3a00; background: #fff1d6; padding: 6px 10px; border-radius: 8px; }
.challenge [role=alert] { color: var(--invalid); }
.challenge button { font: inherit; font-weight: 600; padding: 12px; border-radius: 12px; border: 1px solid #c9c4dc; background: #fff; color: inherit; cursor: pointer; }
.challenge button:first-of-type { background: #5b3df5; border-color: #5b3df5; color: #fff; }
.challenge button:focus-visible { outline: 3px solid #1b1530; outline-offset: 2px; }`;

const WORDS = {
  en: {
    number: 'Card number',
    expiry: 'Expiration date',
    code: 'Security code',
    title: 'Is this you?',
    text: 'Your bank asks you to confirm this payment.',
    sandbox: 'Sandbox: no money moves.',
    confirm: 'Confirm payment',
    decline: 'Decline',
    problem: 'We could not send your answer. Please try again.',
  },
  ja: {
    number: 'カード番号',
    expiry: '有効期限',
    code: 'セキュリティコード',
    title: 'ご本人確認',
    text: 'カード会社がこのお支払いの確認を求めています。',
    sandbox: 'サンドボックス：実際の支払いは行われません。',
    confirm: '支払いを承認する',
    decline: '拒否する',
    problem: '回答を送信できませんでした。もう一度お試しください。',
  },
};

/** The script for a page, and the frames that it opens: card fields, a frame for calls, the bank's question. */
export async function registerBrowserPages(
  app: FastifyInstance,
  { siteOrigin, frameOrigin = siteOrigin }: { siteOrigin: string; frameOrigin?: string },
): Promise<void> {
  const [script, fields, challenge] = await Promise.all(
    ['stripe-script', 'card-fields', 'challenge'].map((name) => bundleScript(join(import.meta.dirname, `${name}.ts`))),
  );
  const scripts = { '/v3/': script, '/fields.js': fields, '/challenge.js': challenge };
  for (const [path, text] of Object.entries(scripts)) {
    app.get(path, async (_request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', 'no-cache')
        .send(text),
    );
  }
  app.get('/fields.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  const policy = `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; frame-ancestors ${siteOrigin} ${frameOrigin}`;
  const page = (asked: unknown, body: (words: (typeof WORDS)['en']) => string, more: Record<string, string> = {}) => {
    const { key = '', lang } = asked as { key?: string; lang?: string };
    const language = lang === 'ja' ? 'ja' : 'en';
    const data = { site: frameOrigin, key, ...more };
    const attributes = Object.entries(data).map(([name, value]) => `data-${name}="${escapeHtml(value)}"`);
    return `<!doctype html><html lang="${language}" ${attributes.join(' ')}><meta charset="utf-8"><title>${WORDS[language].number}</title><link rel="stylesheet" href="/fields.css">${body(WORDS[language])}</html>`;
  };
  const send = (reply: FastifyReply, html: string) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html);
  const field = (id: string, label: string, placeholder: string, complete: string) =>
    `<input id="${id}" aria-label="${label}" placeholder="${placeholder}" autocomplete="${complete}" inputmode="numeric" spellcheck="false">`;
  app.get('/fields', async ({ query }, reply) =>
    send(
      reply,
      page(
        query,
        ({ number, expiry, code }) =>
          `<body><div class="fields">${field('number', number, '4242 4242 4242 4242', 'cc-number')}${field('expiry', expiry, 'MM / YY', 'cc-exp')}${field('code', code, 'CVC', 'cc-csc')}</div><script src="/fields.js"></script></body>`,
      ),
    ),
  );
  app.get('/calls', async ({ query }, reply) =>
    send(
      reply,
      page(query, () => '<body><script src="/fields.js"></script></body>'),
    ),
  );
  /** In a frame over the page; at `/bank/` as a page of its own, which returns to the site. */
  app.get('/:place(challenge|bank)/:intent', async ({ query, params }, reply) => {
    const { intent, place } = params as { intent: string; place: string };
    const { client_secret: secret = '', return_url: back = '' } = query as {
      client_secret?: string;
      return_url?: string;
    };
    const returnTo = place === 'bank' && URL.canParse(back) && new URL(back).origin === siteOrigin ? back : '';
    return send(
      reply,
      page(
        query,
        ({ title, text, sandbox, confirm, decline, problem }) =>
          `<body><main class="challenge"><p class="sandbox">${sandbox}</p><h1>${title}</h1><p>${text}</p><p id="problem" role="alert" hidden>${problem}</p><button value="confirmed">${confirm}</button><button value="refused">${decline}</button></main><script src="/challenge.js"></script></body>`,
        { intent, secret, back: returnTo },
      ),
    );
  });
}
