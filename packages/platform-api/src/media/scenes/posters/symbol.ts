import type { ObjectColors } from '../objects/object.ts';
import type { Random } from '../random.ts';

/** Draws what happens at an event, about 560 × 560 around the origin. */
export type DrawSymbol = (colors: ObjectColors, random: Random) => string;
