import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { OFFLINE_PAGE } from '../offline-page/offline-page.ts';
import { functionIn } from '../page/function-in.ts';

const PUSH = readFileSync(join(import.meta.dirname, 'push-worker.browser.js'), 'utf8');
const NAVIGATION = functionIn(
  readFileSync(join(import.meta.dirname, '../offline-page/offline-navigation.browser.js'), 'utf8'),
);
/** Without a handler of requests, browsers bypass the worker. An earlier one may have turned the preload on. */
const NO_NAVIGATION =
  "self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload?.disable()));\n";

const HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  // Browsers ask for a newer worker with each page of its scope, at most once a day otherwise.
  'cache-control': 'no-cache',
  // The worker requests pages of the site, and nothing else.
  'content-security-policy': "default-src 'none'; connect-src 'self'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/**
 * Sends the service worker of the site. It belongs to no release, because a browser keeps it longer than any page. Browsers replace
 * their worker when one byte of it differs.
 *
 * @param hasOfflinePage false sends a worker that handles push messages only, which replaces the one with the offline page
 */
export function servePushWorker(hasOfflinePage: boolean): RequestListener {
  const script = Buffer.from(
    `${PUSH}${hasOfflinePage ? `${NAVIGATION}(${JSON.stringify(OFFLINE_PAGE)});\n` : NO_NAVIGATION}`,
  );
  return ({ method }, response) => {
    response.writeHead(200, { ...HEADERS, 'content-length': script.length });
    response.end(method === 'HEAD' ? undefined : script);
  };
}
