/**
 * A hashtag of Unicode UTS #31 (R8), also with the small ﹟ and the full-width ＃ of Japanese keyboards: `#`, not inside a
 * name, then characters that continue an identifier, among them combining marks. Joiners (U+200C, U+200D), which Persian
 * and Indic scripts need, stay between two of them. A tag has at least one letter, so `#1` is a number, and `#` with a variation
 * selector is the keycap emoji. An emoji before it, which may end with that selector (U+FE0F), ends no name.
 */
const HASHTAG =
  /(?<!(?!\ufe0f)[\p{XIDC}&#＃﹟\u200c\u200d])[#＃﹟](?!\ufe0f)(?=[\p{N}\p{M}_\u200c\u200d]*\p{L})([^\P{XIDC}\u200c\u200d]+(?:[\u200c\u200d][^\P{XIDC}\u200c\u200d]+)*)/gu;

/** All hashtags with their positions, also those within links. `tag` starts with the ASCII #, `text` is the original. */
export function hashtagsIn(text: string): { index: number; text: string; tag: string }[] {
  return Array.from(text.matchAll(HASHTAG), ({ index, 0: original, 1: name }) => ({
    index,
    text: original,
    tag: `#${name}`,
  }));
}
