import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CARD_MARKER, type CardService } from '@xana/contracts/card-service';
import { policyHash } from '../store/integrity.ts';
import { functionIn } from './function-in.ts';
import { escapeScript } from './preloads.ts';

interface CardFrame {
  html: string;
  headers: Record<string, string>;
}

/** What the script of the provider may load, from https://docs.stripe.com/security/guide#content-security-policy. */
const STRIPE = {
  script: 'https://js.stripe.com/endive/stripe.js',
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  images: ['https://*.stripe.com'],
};

const STYLE =
  ':root{color-scheme:light}body{margin:0;background:transparent}#card{padding:1px 0}body[data-challenge] #card{visibility:hidden}';

/**
 * The document around the card fields, at an origin of its own. The provider's script has no hash and creates scripts, which the
 * policies of the site forbid; here it runs without access to the page, its session and its storage.
 */
export function cardFrame(service: CardService, siteOrigin: string): CardFrame {
  const { script, scripts, frames, connect, images } = service.sandboxOrigin ? standIn(service.sandboxOrigin) : STRIPE;
  const begin = { site: siteOrigin, key: service.publicKey, cardMarker: CARD_MARKER };
  const inline = `${SCRIPT}(${escapeScript(JSON.stringify(begin))})`;
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Card</title><style>${STYLE}</style></head>
<body><div id="card"></div><script src="${script}"></script><script>${inline}</script></body>
</html>
`;
  const policy = {
    'default-src': "'none'",
    'script-src': [...scripts, policyHash(inline)].join(' '),
    'style-src': policyHash(STYLE),
    'frame-src': frames.join(' '),
    'connect-src': connect.join(' '),
    'img-src': images.join(' '),
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': siteOrigin,
  };
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': Object.entries(policy)
        .map(([name, value]) => `${name} ${value}`)
        .join('; '),
      'cross-origin-resource-policy': 'cross-origin',
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
    },
  };
}

const standIn = (origin: string) => ({
  script: `${origin}/v3/`,
  scripts: [origin],
  frames: [origin],
  connect: [origin],
  images: [origin],
});

const SCRIPT = functionIn(readFileSync(join(import.meta.dirname, 'card-frame.browser.js'), 'utf8'));
