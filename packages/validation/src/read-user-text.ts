import { hashtagsIn } from './search.ts';
import { tidyText } from './user-text.ts';
import { readWebLink } from './web-links.ts';

/** What a line of a person's text is made of. */
export type TextPart =
  | { kind: 'words'; text: string }
  /** `text` names the real host, whole, before anything else of the address. */
  | { kind: 'link'; text: string; href: string }
  /** `tag` begins with the narrow #, `text` is as it was written. */
  | { kind: 'tag'; text: string; tag: string };

/** Of what follows the host so much is shown. */
const MAX_SHOWN_PATH = 24;
const ADDRESS = /(?<![A-Za-z0-9])https?:\/\/[!#-;=?-[\]_a-z~]+/gi;
const AFTER_ADDRESS = new Set(".,:;!?'*_~");
const BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[' };

/** A person's text as paragraphs, with the line breaks inside of them, links and tags. Nothing in it is ever markup. */
export function readUserText(text: string): TextPart[][] {
  return paragraphsOf(tidyText(text)).map(readParagraph);
}

/** Empty lines end a paragraph, however many there are. */
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
  part: TextPart;
}

function readParagraph(text: string): TextPart[] {
  const links = linksIn(text);
  const tags = hashtagsIn(text).map(
    ({ index, text: written, tag }): Found => ({
      index,
      length: written.length,
      part: { kind: 'tag', text: written, tag },
    }),
  );
  const parts: TextPart[] = [];
  let at = 0;
  const addWords = (end: number) => {
    if (end > at) parts.push({ kind: 'words', text: text.slice(at, end) });
  };
  for (const { index, length, part } of [...links, ...tags].sort((a, b) => a.index - b.index)) {
    // What looks like a tag may be the end of an address.
    if (index < at) continue;
    addWords(index);
    parts.push(part);
    at = index + length;
  }
  addWords(text.length);
  return parts;
}

function linksIn(text: string): Found[] {
  return Array.from(text.matchAll(ADDRESS)).flatMap(({ index, 0: candidate }): Found[] => {
    const written = withoutEnd(candidate);
    const url = readWebLink(written);
    if (!url) return [];
    return [{ index, length: written.length, part: { kind: 'link', text: shownAddress(url), href: url.href } }];
  });
}

/** A sentence's own full stop, or the bracket around an address, is no part of it. */
function withoutEnd(candidate: string): string {
  const open: Record<string, number> = {};
  for (const letter of candidate) open[letter] = (open[letter] ?? 0) + 1;
  let end = candidate.length;
  for (; end > 0; end -= 1) {
    const last = candidate.charAt(end - 1);
    const opener = BRACKETS[last];
    const isUnopened = opener !== undefined && (open[last] ?? 0) > (open[opener] ?? 0);
    if (!AFTER_ADDRESS.has(last) && !isUnopened) break;
    open[last] = (open[last] ?? 0) - 1;
  }
  return candidate.slice(0, end);
}

/** `xana.net/spaces/the-gar…`: the host as the browser will ask for it, never cut, then the beginning of the rest. */
function shownAddress({ protocol, host, pathname, search, hash }: URL): string {
  const rest = `${pathname}${search}${hash}`;
  const shown = rest.length > MAX_SHOWN_PATH ? `${rest.slice(0, MAX_SHOWN_PATH)}…` : rest === '/' ? '' : rest;
  return `${protocol === 'http:' ? 'http://' : ''}${host}${shown}`;
}
