/** VA-13: the words that begin with #, each once, in their order. The wide ＃ of Japanese keyboards counts as one. */
export function hashtagsOf(text: string): string[] {
  const found = text.matchAll(/(?<![\p{L}\p{M}\p{N}_&#＃])[#＃]([\p{L}\p{M}\p{N}_ー]+)/gu);
  return [...new Set(Array.from(found, ([, word]) => `#${word}`))];
}
