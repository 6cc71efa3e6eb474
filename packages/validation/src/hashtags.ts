/** A word that begins with #; the wide ＃ of Japanese keyboards counts as one. */
const HASHTAG = /(?<![\p{L}\p{M}\p{N}_&#＃])[#＃]([\p{L}\p{M}\p{N}_ー]+)/gu;

/** VA-13: the words that begin with #, each once, in their order. */
export function hashtagsOf(text: string): string[] {
  return [...new Set(hashtagsIn(text).map(({ tag }) => tag))];
}

/** The same with their places: `tag` begins with the narrow #, `text` is as it was written. */
export function hashtagsIn(text: string): { index: number; text: string; tag: string }[] {
  return Array.from(text.matchAll(HASHTAG), ({ index, 0: written, 1: word }) => ({
    index,
    text: written,
    tag: `#${word}`,
  }));
}
