import { addressesIn } from './addresses-in-text.ts';
import { hasMixedHost, readable } from './iri.ts';
import { mentionsIn } from './mentions.ts';
import { pathOf, readOwnAddress } from './own-address.ts';
import { tidyText } from './user-text.ts';
import { readWebLink } from './web-links.ts';

/**
 * A hashtag of Unicode UTS #31 (R8), also with the small ﹟ and the full-width ＃ of Japanese keyboards: `#`, not inside a
 * name, then characters that continue an identifier, among them combining marks. Joiners (U+200C, U+200D), which Persian
 * and Indic scripts need, stay between two of them. A tag has at least one letter, so `#1` is a number, and `#` with a variation
 * selector is the keycap emoji. An emoji before it, which may end with that selector (U+FE0F), ends no name.
 */
const HASHTAG =
  /(?<!(?!\ufe0f)[\p{XIDC}&#＃﹟\u200c\u200d])[#＃﹟](?!\ufe0f)(?=[\p{N}\p{M}_\u200c\u200d]*\p{L})([^\P{XIDC}\u200c\u200d]+(?:[\u200c\u200d][^\P{XIDC}\u200c\u200d]+)*)/gu;

/** One segment of a user's text. */
export type TextSegment =
  | { kind: 'text'; text: string }
  /** `text` starts with the complete real host, in ASCII; `isMixed`: the host as written mixes scripts, as imitations do. */
  | { kind: 'link'; text: string; href: string; isMixed: boolean }
  /** A link to a page of the site itself; `path` is path, query and hash. */
  | { kind: 'page'; text: string; path: string }
  /** `tag` starts with the ASCII #, `text` is the original. */
  | { kind: 'tag'; text: string; tag: string }
  /** `username` is in lower case, `text` is the original. */
  | { kind: 'mention'; text: string; username: string };

/** Characters shown of path, query and hash. */
const MAX_SHOWN_PATH = 24;

/**
 * Splits a user's text into paragraphs of plain text, links, hashtags and mentions. Markup stays plain text.
 *
 * @param ownOrigin of the site, whose links are pages, also on a host without a dot; without it they are links like others
 */
export function readUserText(text: string, ownOrigin?: string): TextSegment[][] {
  return paragraphsOf(tidyText(text)).map((paragraph) => readParagraph(paragraph, ownOrigin));
}

/** VA-13: the distinct hashtags of a text, in order. The fragment of a link is none. */
export function hashtagsOf(text: string): string[] {
  const tags = readUserText(text)
    .flat()
    .flatMap((segment) => (segment.kind === 'tag' ? [segment.tag] : []));
  return [...new Set(tags)];
}

/** The distinct usernames that a text mentions, in order and in lower case. The path of a link does not count. */
export function mentionedUsernames(text: string): string[] {
  const usernames = readUserText(text)
    .flat()
    .flatMap((segment) => (segment.kind === 'mention' ? [segment.username] : []));
  return [...new Set(usernames)];
}

/** One or more empty lines end a paragraph. */
function paragraphsOf(text: string): string[] {
  const paragraphs: string[][] = [[]];
  for (const line of text.split('\n')) {
    if (line.trim() !== '') paragraphs.at(-1)?.push(line);
    else if (paragraphs.at(-1)?.length) paragraphs.push([]);
  }
  return paragraphs.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
}

interface Found {
  index: number;
  length: number;
  segment: TextSegment;
}

function readParagraph(text: string, ownOrigin: string | undefined): TextSegment[] {
  const links = linksIn(text, ownOrigin);
  const tags = hashtagsIn(text).map(
    ({ index, text: written, tag }): Found => ({
      index,
      length: written.length,
      segment: { kind: 'tag', text: written, tag },
    }),
  );
  const mentions = mentionsIn(text).map(
    ({ index, text: written, username }): Found => ({
      index,
      length: written.length,
      segment: { kind: 'mention', text: written, username },
    }),
  );
  const segments: TextSegment[] = [];
  let at = 0;
  const addText = (end: number) => {
    if (end > at) segments.push({ kind: 'text', text: text.slice(at, end) });
  };
  for (const { index, length, segment } of [...links, ...tags, ...mentions].sort((a, b) => a.index - b.index)) {
    // What looks like a hashtag or a mention may be the fragment of a link.
    if (index < at) continue;
    addText(index);
    segments.push(segment);
    at = index + length;
  }
  addText(text.length);
  return segments;
}

function linksIn(text: string, ownOrigin: string | undefined): Found[] {
  return addressesIn(text, ownOrigin).flatMap(({ index, written, href }): Found[] => {
    const segment = readPageLink(href, ownOrigin) ?? readForeignLink(href);
    return segment ? [{ index, length: written.length, segment }] : [];
  });
}

function readPageLink(href: string, ownOrigin: string | undefined): TextSegment | null {
  const url = ownOrigin === undefined ? null : readOwnAddress(href, ownOrigin);
  return url && { kind: 'page', text: shownAddress(url), path: pathOf(url) };
}

function readForeignLink(href: string): TextSegment | null {
  const url = readWebLink(href);
  return url && { kind: 'link', text: shownAddress(url), href: url.href, isMixed: hasMixedHost(href) };
}

/** `xana.net/spaces/the-gar…`: the complete host in ASCII, then the start of the rest as people read it. */
function shownAddress({ protocol, host, pathname, search, hash }: URL): string {
  const rest = [...readable(`${pathname}${search}${hash}`)];
  const shown = rest.length > MAX_SHOWN_PATH ? `${rest.slice(0, MAX_SHOWN_PATH).join('')}…` : rest.join('');
  return `${protocol === 'http:' ? 'http://' : ''}${host}${shown === '/' ? '' : shown}`;
}

/** All hashtags with their positions, also those within links. `tag` starts with the ASCII #, `text` is the original. */
function hashtagsIn(text: string): { index: number; text: string; tag: string }[] {
  return Array.from(text.matchAll(HASHTAG), ({ index, 0: original, 1: name }) => ({
    index,
    text: original,
    tag: `#${name}`,
  }));
}
