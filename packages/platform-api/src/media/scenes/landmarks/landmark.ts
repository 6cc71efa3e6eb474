import type { Mood } from '../moods.ts';
import type { Random } from '../random.ts';

/**
 * Draws a landmark about 700 wide and up to 480 high. The origin is in the middle of its base, up is negative. Its light
 * comes from the left.
 */
export type DrawLandmark = (mood: Mood, random: Random) => string;

export interface Landmark {
  draw: DrawLandmark;
  ground: 'grass' | 'paved' | 'water' | 'sand' | 'floor';
  backdrop: 'hills' | 'peaks' | 'city' | 'trees' | 'sea' | 'none';
  isBusy?: boolean;
}
