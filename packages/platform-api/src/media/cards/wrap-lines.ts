interface Box {
  width: number;
  maxLines: number;
  /** In pixels. */
  widthOf(text: string): number;
}

const CLOSING = /^[、。，．・：；？！）」』】〕〉》々ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ…”’)\]},.!?:;%]/u;
const OPENING = /[（「『【〔〈《“‘([{]$/u;
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });
const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** Breaks a text into lines at terms, by the Japanese rules for the beginning and end of a line. What has no room is cut. */
export function wrapLines(text: string, box: Box): string[] {
  const fits = (line: string) => box.widthOf(line.trimEnd()) <= box.width;
  const pieces = piecesOf(text).flatMap((piece) => (fits(piece) ? [piece] : charactersOf(piece)));
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line && !fits(line + piece)) {
      lines.push(line);
      line = '';
    }
    line += line ? piece : piece.trimStart();
  }
  if (line) lines.push(line);
  if (lines.length <= box.maxLines) return lines.map((each) => each.trimEnd());
  const last = lines.slice(box.maxLines - 1).join('');
  return [...lines.slice(0, box.maxLines - 1).map((each) => each.trimEnd()), cut(last, fits)];
}

/** Characters with the closing marks behind and the opening marks before them. */
function charactersOf(text: string): string[] {
  const characters: string[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const before = characters.at(-1);
    if (before !== undefined && (CLOSING.test(segment) || OPENING.test(before)))
      characters[characters.length - 1] = before + segment;
    else characters.push(segment);
  }
  return characters;
}

/** The font draws "…" at half the height of a line, as Japanese has it. */
const ellipsisAfter = (text: string): string => (JAPANESE.test(text.at(-1) ?? '') ? '…' : '...');

function cut(text: string, fits: (line: string) => boolean): string {
  const kept = charactersOf(text);
  const shorten = () => {
    let shown = kept.join('');
    while (/[\s、。,.]$/u.test(shown)) shown = shown.slice(0, -1);
    return shown + ellipsisAfter(shown);
  };
  while (kept.length > 0 && !fits(shorten())) kept.pop();
  return shorten();
}

/** What stays on one line, with the space behind it. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const before = pieces.at(-1);
    if (before !== undefined && !canBreak(before, segment)) pieces[pieces.length - 1] = before + segment;
    else pieces.push(segment);
  }
  return pieces;
}

function canBreak(before: string, after: string): boolean {
  if (/^\s/.test(after) || CLOSING.test(after) || OPENING.test(before)) return false;
  // Particles and endings stay with what they follow.
  if (/^\p{Script=Hiragana}/u.test(after) && JAPANESE.test(before.at(-1) ?? '')) return false;
  return /\s$/.test(before) || JAPANESE.test(before.at(-1) ?? '') || JAPANESE.test(after.charAt(0));
}
