import type { IncomingHttpHeaders } from 'node:http';

/** Programs that read pages for others. One that hides is held by the limit of visitors at one address. */
const BOT = /bot|crawl|spider|slurp|preview|facebookexternalhit|headless|lighthouse|curl|wget|python|scrapy/i;

/** Whether a person looks: no other site's page, no page that is fetched ahead, no bot. */
export function isVisit(headers: IncomingHttpHeaders, siteOrigin: string): boolean {
  const { origin, 'user-agent': userAgent } = headers;
  if (origin ? origin !== siteOrigin : headers['sec-fetch-site'] === 'cross-site') return false;
  const purposes = [headers['sec-purpose'], headers.purpose, headers['x-moz'], headers['x-purpose']];
  if (purposes.some((purpose) => /prefetch|prerender|preview/i.test(String(purpose ?? '')))) return false;
  return Boolean(userAgent) && !BOT.test(userAgent ?? '');
}
