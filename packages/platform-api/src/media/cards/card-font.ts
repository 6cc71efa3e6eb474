import { readFileSync } from 'node:fs';
import opentype, { type Font, type PathCommand } from 'opentype.js';
import { packageFile } from '../../package-file.ts';

const FILE = packageFile('fonts/NotoSansJP-Bold.otf');

/** No card has room for more. */
const MAX_CHARACTERS = 500;

let loaded: Font | undefined;

/** Read with the first card: it takes 50 ms. */
function font(): Font {
  if (!loaded) {
    const { buffer, byteOffset, byteLength } = readFileSync(FILE);
    loaded = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength), { lowMemory: true });
  }
  return loaded;
}

/**
 * A text as one line that the font can draw: without control characters, marks that reverse the direction of the text around them, and
 * characters that it lacks, such as emoji. May be empty.
 */
export function drawableText(text: string): string {
  const characters = [...text.slice(0, MAX_CHARACTERS).normalize('NFC').replace(/\s+/g, ' ')];
  const drawn = characters.filter(
    (each) => !/[\p{C}\p{Variation_Selector}]/u.test(each) && font().charToGlyphIndex(each) > 0,
  );
  return drawn.join('').replace(/ +/g, ' ').trim();
}

/** In pixels. */
export const widthOf = (text: string, size: number): number => font().getAdvanceWidth(text, size);

/** A text as a shape of SVG, which needs no font where it is rendered. @param y of the base line */
export const textShape = (text: string, { x, y, size }: { x: number; y: number; size: number }): string =>
  font().getPath(text, x, y, size).commands.map(pathCommand).join('');

/** Rounded to a tenth. The library's own rounding of some numbers is NaN, where a shape ends. */
function pathCommand(command: PathCommand): string {
  if (command.type === 'Z') return 'Z';
  const { type, x, y } = command;
  const controls =
    type === 'C' ? [command.x1, command.y1, command.x2, command.y2] : type === 'Q' ? [command.x1, command.y1] : [];
  return type + [...controls, x, y].map((value) => Math.round(value * 10) / 10).join(' ');
}
