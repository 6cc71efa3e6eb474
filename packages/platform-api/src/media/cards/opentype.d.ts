/** The part of the library that this package uses; it has no types of its own. */
declare module 'opentype.js' {
  type Point = { x: number; y: number };
  export type PathCommand =
    | { type: 'Z' }
    | ({ type: 'M' | 'L' } & Point)
    | ({ type: 'Q'; x1: number; y1: number } & Point)
    | ({ type: 'C'; x1: number; y1: number; x2: number; y2: number } & Point);
  export interface Font {
    /** 0 for a character that the font lacks. */
    charToGlyphIndex(character: string): number;
    getAdvanceWidth(text: string, fontSize: number): number;
    getPath(text: string, x: number, y: number, fontSize: number): { commands: PathCommand[] };
  }
  /** Its main file is CommonJS, so Node finds no named exports. */
  const opentype: { parse(file: ArrayBufferLike, options: { lowMemory: boolean }): Font };
  // biome-ignore lint/style/noDefaultExport: the package has no other that Node finds
  export default opentype;
}
