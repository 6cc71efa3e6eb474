import type { IncomingHttpHeaders } from 'node:http';

/** User agents of crawlers. A crawler that hides its name is limited by `MAX_VISITORS_PER_ADDRESS`. */
const BOT = /bot|crawl|spider|slurp|preview|facebookexternalhit|headless|lighthouse|curl|wget|python|scrapy/i;

/** Whether a request counts as a visit: not cross-site, not a prefetch, not a crawler. */
export function isVisit(headers: IncomingHttpHeaders, siteOrigin: string): boolean {
  const { origin, 'user-agent': userAgent } = headers;
  if (origin ? origin !== siteOrigin : headers['sec-fetch-site'] === 'cross-site') return false;
  const purposes = [headers['sec-purpose'], headers.purpose, headers['x-moz'], headers['x-purpose']];
  if (purposes.some((purpose) => /prefetch|prerender|preview/i.test(String(purpose ?? '')))) return false;
  return Boolean(userAgent) && !BOT.test(userAgent ?? '');
}
