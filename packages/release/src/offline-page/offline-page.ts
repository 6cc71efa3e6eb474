import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_PAINT, ICON } from '../page/first-paint.ts';
import { functionIn } from '../page/function-in.ts';
import { escapeScript } from '../page/preloads.ts';
import { policyHash } from '../store/integrity.ts';
import { OFFLINE_TEXTS } from './offline-texts.ts';

/** Answered by the page server itself, also while no page can be served. */
const PROBE_PATH = '/health';

/** The colours of both themes are those of `tokens.css`, which this page cannot load. */
const CSS = `:root{color-scheme:light;--canvas:#f6f6fa;--text:#15151f;--soft:#565669;--accent:#5b3df5;--hover:#4a2de0;--tint:#ece8ff;--mark:#4c2fe0}
:root[data-theme=dark]{color-scheme:dark;--canvas:#0d0d14;--text:#f2f2f8;--soft:#a9a9bd;--accent:#6c4af2;--hover:#7454f5;--tint:#2a2250;--mark:#b3a2ff}
*{box-sizing:border-box;margin:0}
body{display:grid;grid-template-rows:auto 1fr;min-height:100vh;min-height:100dvh;background:var(--canvas);color:var(--text);font:400 .9375rem/1.6 "Hiragino Sans","Noto Sans JP","Yu Gothic UI",Meiryo,system-ui,sans-serif}
.logo{padding:1.25rem clamp(1rem,3vw,2.5rem);color:var(--mark);font-size:1.25rem;font-weight:800;letter-spacing:.14em}
main{display:grid;gap:1rem;justify-items:center;align-content:center;padding:1rem 1.5rem 20vh;text-align:center}
.sign{display:grid;place-items:center;width:6rem;height:6rem;border-radius:50%;background:var(--tint);color:var(--mark)}
h1{margin-top:.5rem;font-size:clamp(1.5rem,1.2rem + 1.5vw,2rem);line-height:1.25;text-wrap:balance}
p{max-width:30rem;color:var(--soft);text-wrap:balance}
:lang(ja){line-break:strict}
button{min-width:10rem;min-height:2.75rem;margin-top:.5rem;padding:0 1.5rem;border:0;border-radius:999px;background:var(--accent);color:#fff;font:inherit;font-weight:600;cursor:pointer}
button:hover{background:var(--hover)}
button[aria-disabled=true]{opacity:.7;cursor:default}
button:focus-visible{outline:2px solid var(--mark);outline-offset:2px}
#status{min-height:1.6em}
@media (forced-colors:active){button{border:1px solid ButtonText}}`;

/** A cloud with a line through it. */
const SIGN =
  '<svg width="48" height="48" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M7.2 8.1A4.6 4.6 0 0 0 7 17.3h10.2M9.6 5.7a5.7 5.7 0 0 1 8.2 4.4 3.8 3.8 0 0 1 1.9 6.5M3.5 3.5l17 17"/></svg>';

const SCRIPT = `${functionIn(readFileSync(join(import.meta.dirname, 'offline-page.browser.js'), 'utf8'))}(${escapeScript(JSON.stringify({ texts: OFFLINE_TEXTS, probePath: PROBE_PATH }))})`;

const html = `<!doctype html>
<html lang="en" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f6fa">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0d0d14">
<title>XANA</title>
<link rel="icon" href="${ICON}">
<script>${FIRST_PAINT}</script>
<style>${CSS}</style>
</head>
<body>
<div class="logo" aria-hidden="true">XANA</div>
<main>
<div class="sign">${SIGN}</div>
<h1 id="title"></h1>
<p id="text"></p>
<button type="button" id="retry"></button>
<p id="status" role="status"></p>
</main>
<script>${SCRIPT}</script>
</body>
</html>
`;

/**
 * What the worker of the site shows when a page cannot be loaded: one document without another file, in language and theme of the
 * visitor, whose choices it reads itself. It is part of the worker, so that it needs no cache and is as new as the worker.
 */
export const OFFLINE_PAGE = {
  html,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': [
      "default-src 'none'",
      `script-src ${policyHash(FIRST_PAINT)} ${policyHash(SCRIPT)}`,
      `style-src ${policyHash(CSS)}`,
      'img-src data:',
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ].join('; '),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  },
};
