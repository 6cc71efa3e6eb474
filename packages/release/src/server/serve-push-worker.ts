import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

const SCRIPT = readFileSync(join(import.meta.dirname, 'push-worker.browser.js'));

const HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  'content-length': SCRIPT.length,
  // Browsers ask for a newer worker with each page of its scope, at most once a day otherwise.
  'cache-control': 'no-cache',
  // The worker requests nothing: it only shows what a push message contains.
  'content-security-policy': "default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** Sends the service worker of the site. It belongs to no release, because a browser keeps it longer than any page. */
export function servePushWorker({ method }: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, HEADERS);
  response.end(method === 'HEAD' ? undefined : SCRIPT);
}
