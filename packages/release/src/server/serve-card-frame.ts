import type { RequestListener } from 'node:http';
import { CARD_FRAME_PATH } from '@xana/contracts/card-service';
import type { PublicConfig } from '@xana/contracts/public-config';
import { cardFrame } from '../page/card-frame.ts';

/**
 * Serves the card frame at its own origin, beside what `listener` serves there. By the `Host` header, because behind a web server one
 * process answers for the site and for this origin. The site has a page at this path, and every other origin nothing.
 */
export function serveCardFrame({ cards, origins }: PublicConfig, listener: RequestListener): RequestListener {
  const host = cards && new URL(cards.frameOrigin).host;
  const siteHost = new URL(origins.site).host;
  const frame = cards && cardFrame(cards, origins.site);
  return (request, response) => {
    const isFramePath = (request.url ?? '').split('?')[0] === CARD_FRAME_PATH;
    if (!isFramePath || request.headers.host === siteHost) return listener(request, response);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!frame || request.headers.host !== host || !isRead) return void response.writeHead(404).end();
    response.writeHead(200, frame.headers);
    response.end(request.method === 'HEAD' ? undefined : frame.html);
  };
}
