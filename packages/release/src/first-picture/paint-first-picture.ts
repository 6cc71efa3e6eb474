import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { compressAside } from '../page/compressed-file.ts';
import { PICTURE_PLACE } from '../page/skeleton.ts';
import { escapeText } from '../page-metadata/head-html.ts';
import type { MetadataTable } from '../page-metadata/metadata-table.ts';
import type { PlatformReader } from '../page-metadata/platform-reader.ts';
import type { Document } from '../server/revision-reader.ts';
import { sha256 } from '../store/integrity.ts';
import { type FirstPicture, findFirstPicture } from './find-first-picture.ts';

/** A reader of the page does not wait longer for its picture: the code requests it, too. */
const MAX_WAIT_MS = 50;
/** Per page and picture. A page has 150 kB with its compressed copies. */
const MAX_PAINTED = 100;
/** Compressing a page takes 5 ms of a thread. */
const MAX_CONCURRENT = 4;

interface PaintedPage {
  document: Document;
  /** Tells the page from the same page with another picture. */
  tag: string;
}

export interface PicturePainter {
  /**
   * The page with the first picture of an address in its outline. Undefined: the address has none, or it is not known in time.
   *
   * @param address of the request: path and query
   */
  paint(address: string, document: Document, table: MetadataTable): Promise<PaintedPage | undefined>;
}

/**
 * Shows the largest picture of a page before any code runs: on a phone it appears a second earlier than from code. Public content only, which
 * the platform gives to visitors.
 */
export function createPicturePainter(
  { site, media }: { site: string; media: string },
  read: PlatformReader,
): PicturePainter {
  const painted = new LRUCache<string, Promise<Document>>({ max: MAX_PAINTED });
  const names = new WeakMap<Buffer, string>();
  let running = 0;
  const nameOf = (html: Buffer) => {
    const name = names.get(html) ?? sha256(html);
    names.set(html, name);
    return name;
  };
  const insert = async (document: Document, picture: FirstPicture): Promise<Document> => {
    running += 1;
    try {
      const html = String(document.identity).replace(PICTURE_PLACE, () => pictureHtml(picture));
      return { ...document, ...(await compressAside(Buffer.from(html))) };
    } finally {
      running -= 1;
    }
  };
  return {
    async paint(address, document, table) {
      const search = findFirstPicture(new URL(site + address), { table, read, mediaOrigin: media });
      const picture = await Promise.race([search, wait(MAX_WAIT_MS, undefined, { ref: false })]);
      if (!picture) return undefined;
      const tag = sha256(JSON.stringify(picture)).slice(0, 12);
      const key = `${nameOf(document.identity)} ${tag}`;
      if (!painted.has(key)) {
        if (running >= MAX_CONCURRENT) return undefined;
        painted.set(key, insert(document, picture));
      }
      const found = await painted.get(key);
      // The headers of a visitor who gets candidates are not those of others.
      return found && { document: { ...found, headers: document.headers }, tag };
    },
  };
}

function pictureHtml({ address, sizes, widths, place }: FirstPicture): string {
  const sources = widths.map((width) => `${address}?w=${width} ${width}w`).join(', ');
  return `<b class="boot-picture" data-place="${place}"><img alt="" fetchpriority="high" decoding="sync" sizes="${escapeText(sizes)}" srcset="${escapeText(sources)}"></b>`;
}
