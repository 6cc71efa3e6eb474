import { GAMES } from './games.ts';
import { HALLS } from './halls.ts';
import type { Landmark } from './landmark.ts';
import { MAKING } from './making.ts';
import { NATURE } from './nature.ts';
import { SHORES } from './shores.ts';
import { SIGHTS } from './sights.ts';
import { STREETS } from './streets.ts';

/** By the term of a key that names it. */
export const LANDMARKS: Readonly<Record<string, Landmark>> = {
  ...HALLS,
  ...STREETS,
  ...SHORES,
  ...NATURE,
  ...SIGHTS,
  ...MAKING,
  ...GAMES,
};
