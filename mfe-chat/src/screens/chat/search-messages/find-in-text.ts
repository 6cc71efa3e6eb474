const HIRAGANA_OFFSET = 'ァ'.charCodeAt(0) - 'ぁ'.charCodeAt(0);

/** As the server compares: full and half width, letter case, and hiragana and katakana are equal. */
const fold = (character: string): string =>
  character
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヴ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - HIRAGANA_OFFSET));

export interface TextPiece {
  text: string;
  isMatch: boolean;
}

/** Characters before the first match that an excerpt keeps. */
const LEAD = 24;

/**
 * Splits a text into matches of the terms of a search and what is between them. A long text begins shortly before the first
 * match.
 */
export function findInText(text: string, search: string): TextPiece[] {
  const characters = [...text];
  const folded = characters.map(fold);
  const isMatch = characters.map(() => false);
  for (const term of search.split(/\s+/u).filter(Boolean)) markTerm(folded, [...term].map(fold).join(''), isMatch);
  const first = Math.max(0, isMatch.indexOf(true));
  const start = first > LEAD ? first - LEAD : 0;
  const pieces: TextPiece[] = start > 0 ? [{ text: '…', isMatch: false }] : [];
  for (let index = start; index < characters.length; index += 1) {
    const last = pieces.at(-1);
    if (last && last.isMatch === isMatch[index]) last.text += characters[index];
    else pieces.push({ text: characters[index] ?? '', isMatch: isMatch[index] ?? false });
  }
  return pieces;
}

function markTerm(folded: readonly string[], term: string, isMatch: boolean[]): void {
  if (term === '') return;
  // A folded character may have several letters: positions are counted in letters.
  const owners = folded.flatMap((letters, index) => [...letters].map(() => index));
  const all = [...folded.join('')];
  const letters = [...term];
  for (let at = 0; at + letters.length <= all.length; at += 1) {
    if (!letters.every((letter, offset) => all[at + offset] === letter)) continue;
    for (let offset = 0; offset < letters.length; offset += 1) isMatch[owners[at + offset] ?? 0] = true;
  }
}
