import type { Random } from '../random.ts';

/** `deep` is the darkest, `pale` the lightest; the background is made of `deep` and `second`. */
export interface ObjectColors {
  accent: string;
  second: string;
  glow: string;
  deep: string;
  pale: string;
}

/** Draws an object about 600 × 640 around the origin. */
export type DrawObject = (colors: ObjectColors, random: Random) => string;
