import type { ServerResponse } from 'node:http';
import { sendText } from '../server/send-file.ts';

/** @param found as `Sitemaps` finds it */
export function sendSitemap(response: ServerResponse, found: string | null | 'busy'): void {
  if (found === null) {
    sendText(response, 404, 'Not found');
    return;
  }
  if (found === 'busy') {
    response.setHeader('retry-after', '60');
    sendText(response, 503, 'The platform does not reply.');
    return;
  }
  response.writeHead(200, {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
  });
  response.end(found);
}
