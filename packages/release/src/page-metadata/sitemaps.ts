import { escapeText } from './head-html.ts';
import { type ListedAddress, listAddresses } from './list-addresses.ts';
import type { MetadataTable } from './metadata-table.ts';
import type { PlatformReader } from './platform-reader.ts';

/** Limit of the protocol (https://www.sitemaps.org/protocol.html). */
const MAX_ADDRESSES = 50_000;
const MAX_AGE_MS = 3_600_000;
/** After a failure, the earlier list is served meanwhile. */
const RETRY_DELAY_MS = 60_000;
const PAGE = /^\/sitemap-([1-9]\d{0,3})\.xml$/;

export interface Sitemaps {
  /** @returns the document at this path; null when there is none, `busy` while the platform does not reply */
  find(path: string, table: MetadataTable): Promise<string | null | 'busy'>;
}

export const isSitemapPath = (path: string): boolean => path === '/sitemap.xml' || PAGE.test(path);

/** The sitemap of a site: an index, and lists of at most 50,000 addresses. They are read from the platform once an hour. */
export function createSitemaps(site: string, read: PlatformReader, now = Date.now): Sitemaps {
  let listed: ListedAddress[] | undefined;
  let dueAt = 0;
  let pending: Promise<void> | undefined;
  const refresh = async (table: MetadataTable) => {
    try {
      listed = await listAddresses(table, read);
      dueAt = now() + MAX_AGE_MS;
    } catch (error) {
      dueAt = now() + RETRY_DELAY_MS;
      console.error('The sitemap could not be read from the platform.', error);
    }
  };
  return {
    async find(path, table) {
      if (now() >= dueAt)
        pending ??= refresh(table).finally(() => {
          pending = undefined;
        });
      // Later ones are read while the earlier list is served.
      if (!listed) await pending;
      if (!listed) return 'busy';
      const count = Math.ceil(listed.length / MAX_ADDRESSES);
      if (path === '/sitemap.xml') return indexXml(site, count);
      const page = Number(PAGE.exec(path)?.[1]);
      return page <= count ? listXml(site, listed.slice((page - 1) * MAX_ADDRESSES, page * MAX_ADDRESSES)) : null;
    },
  };
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function indexXml(site: string, count: number): string {
  const pages = Array.from(
    { length: count },
    (_, index) => `<sitemap><loc>${escapeText(`${site}/sitemap-${index + 1}.xml`)}</loc></sitemap>`,
  );
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${pages.join('\n')}\n</sitemapindex>\n`;
}

function listXml(site: string, addresses: readonly ListedAddress[]): string {
  const entries = addresses.map(
    ({ address, changedAt }) =>
      `<url><loc>${escapeText(site + address)}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}</url>`,
  );
  return `${HEAD}<urlset ${NAMESPACE}>\n${entries.join('\n')}\n</urlset>\n`;
}
