/** A scheme, or what may be a host without one. */
const START = /(?<![A-Za-z0-9])https?:\/\/|[a-z0-9.-]+/giu;
/** A character before a host that makes it a part of something else: an email, a path. */
const NOT_BEFORE_HOST = /[@_/:=?&#%+]/;
/** Characters of an IRI (RFC 3987) without the brackets, quotes, symbols and marks that end one in a sentence. */
const REST = /[!#-;=?-[\]_a-z~\p{L}\p{M}\p{N}\p{Pd}\u00b7\u2019\u30fb\u200c\u200d]*/iuy;
/** A host whose last label continues an ASCII top-level domain with other letters: the text goes on without a space. */
const TEXT_AFTER_HOST = /^(?:https?:\/\/)?[^/?#:@]*\.[a-z]{2,}(?=[^\p{ASCII}][^/?#:@.]*(?:[/?#:]|$))/iu;
const AFTER_ADDRESS = new Set(".,:;!?'*_~\u00b7\u2019\u2013\u2014\u30fb\u200c\u200d");
const BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[' };

/** A web address in a text. */
export interface AddressInText {
  index: number;
  /** As in the text, also with letters outside of ASCII. */
  written: string;
  /** With a scheme; not yet checked. */
  href: string;
}

/**
 * What looks like a web address in a text, in order: complete with letters of all scripts (IRI), so that no link leads to
 * another page than the written one. Punctuation of the sentence is not part of it.
 *
 * @param ownOrigin of the site, whose addresses are ASCII: text without a space may follow them
 */
export function addressesIn(text: string, ownOrigin?: string): AddressInText[] {
  const found: AddressInText[] = [];
  let end = 0;
  for (const { index, 0: start } of text.matchAll(START)) {
    if (index < end) continue;
    const startEnd = index + start.length;
    const isHost = !NOT_BEFORE_HOST.test(text.charAt(index - 1)) && isLinkedHost(start, text.charAt(startEnd));
    if (!isScheme(start) && !isHost) continue;
    REST.lastIndex = startEnd;
    const written = trimPunctuation(cutText(start + (REST.exec(text)?.[0] ?? ''), ownOrigin));
    end = index + written.length;
    found.push({ index, written, href: withScheme(written) });
  }
  return found;
}

const isScheme = (start: string) => start.endsWith('/');

/** After `www.` or before a path: a bare `example.com` may be a file or a missing space. */
const isLinkedHost = (host: string, next: string) =>
  host.includes('.') && (next === '/' || (/^www\./i.test(host) && host.split('.').length > 2));

function cutText(candidate: string, ownOrigin: string | undefined): string {
  const isOwn = ownOrigin !== undefined && withScheme(candidate).toLowerCase().startsWith(`${ownOrigin}/`);
  return isOwn ? candidate.replace(/[^\p{ASCII}].*/su, '') : (TEXT_AFTER_HOST.exec(candidate)?.[0] ?? candidate);
}

const withScheme = (written: string) => (/^https?:/i.test(written) ? written : `https://${written}`);

/** Removes punctuation of the sentence and brackets around the link. */
function trimPunctuation(candidate: string): string {
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
