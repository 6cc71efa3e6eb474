/** The same as the database's `search_text`: width, letter case and kana make no difference. */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヴ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - KATAKANA_TO_HIRAGANA));
}

const KATAKANA_TO_HIRAGANA = 0x60;
