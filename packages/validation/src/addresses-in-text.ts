const ADDRESS = /(?<![A-Za-z0-9])https?:\/\/[!#-;=?-[\]_a-z~]+/gi;
const AFTER_ADDRESS = new Set(".,:;!?'*_~");
const BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[' };

/** What starts like a web address in a text, in order. Punctuation of the sentence is not part of it. */
export function addressesIn(text: string): { index: number; written: string }[] {
  return Array.from(text.matchAll(ADDRESS), ({ index, 0: candidate }) => ({
    index,
    written: trimPunctuation(candidate),
  }));
}

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
