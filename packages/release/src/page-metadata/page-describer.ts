import type { PublicConfig } from '@xana/contracts/public-config';
import type { Document } from '../server/revision-reader.ts';
import { describePage } from './describe-page.ts';
import { HEAD_BEGIN, HEAD_END, headHtml } from './head-html.ts';
import type { MetadataTable } from './metadata-table.ts';
import type { PlatformReader } from './platform-reader.ts';
import { createSitemaps, type Sitemaps } from './sitemaps.ts';

interface DescribedDocument {
  /** 404: the address has no page, or the platform has no such content. */
  status: 200 | 404;
  html: Buffer;
  headers: Record<string, string>;
}

export interface PageDescriber {
  /** The page with what it shows in its head. @param address of the request: path and query */
  describe(address: string, page: Document, table: MetadataTable): Promise<DescribedDocument>;
  sitemaps: Sitemaps;
}

/** Describes the pages of one site to crawlers. */
export function createPageDescriber(
  { site, media }: Pick<PublicConfig['origins'], 'site' | 'media'>,
  read: PlatformReader,
): PageDescriber {
  return {
    sitemaps: createSitemaps(site, read),
    async describe(address, page, table) {
      const url = new URL(site + address);
      const description = await describePage(url, { table, read, mediaOrigin: media });
      const html = insertHead(String(page.identity), headHtml(description, site), description.locale);
      const headers = {
        ...page.headers,
        // Another answer than people get: no cache may give it to them.
        'cache-control': 'private, no-store',
        'content-language': description.locale,
      };
      return { status: description.address === undefined ? 404 : 200, html: Buffer.from(html), headers };
    },
  };
}

/** A page of an earlier version of this package has no marks and stays as it is. */
function insertHead(html: string, head: string, locale: string): string {
  const [begin, end] = [html.indexOf(HEAD_BEGIN), html.indexOf(HEAD_END)];
  if (begin < 0 || end < begin) return html;
  return (html.slice(0, begin) + head + html.slice(end + HEAD_END.length)).replace(
    '<html lang="en"',
    `<html lang="${locale}"`,
  );
}
