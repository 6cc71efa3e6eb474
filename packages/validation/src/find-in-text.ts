const HIRAGANA_OFFSET = 'ァ'.charCodeAt(0) - 'ぁ'.charCodeAt(0);

/** As the server's `search_text` compares: full and half width, letter case, and hiragana and katakana are equal. */
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

/** Splits a text into matches of the terms of a search and what is between them. */
export function findInText(text: string, search: string): TextPiece[] {
  return piecesFrom(0, matchesIn(text, search));
}

/** The same for a long text: it begins shortly before the first match. */
export function findExcerpt(text: string, search: string): TextPiece[] {
  const matches = matchesIn(text, search);
  const start = matches.isMatch.indexOf(true) - LEAD;
  return start > 0 ? [{ text: '…', isMatch: false }, ...piecesFrom(start, matches)] : piecesFrom(0, matches);
}

interface Matches {
  characters: string[];
  isMatch: boolean[];
}

function matchesIn(text: string, search: string): Matches {
  const characters = [...text];
  const folded = characters.map(fold);
  const isMatch = characters.map(() => false);
  for (const term of search.split(/\s+/u).filter(Boolean)) markTerm(folded, [...term].map(fold).join(''), isMatch);
  return { characters, isMatch };
}

function piecesFrom(start: number, { characters, isMatch }: Matches): TextPiece[] {
  const pieces: TextPiece[] = [];
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
