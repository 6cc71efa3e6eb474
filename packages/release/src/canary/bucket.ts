import { createHash } from 'node:crypto';

/** 2^32 */
const RANGE = 0x1_0000_0000;

/**
 * Whether a visitor gets a candidate. The same visitor is in the same position for one candidate as long as it runs, and in another one for
 * the next: a larger share adds visitors and removes none; 0 % reaches no visitor, 100 % reaches all.
 *
 * @param cohort the random value of the visitor's cookie
 * @param percent from 0 to 100
 */
export function isInShare(
  cohort: string,
  { name, id, percent }: { name: string; id: string; percent: number },
): boolean {
  const position = createHash('sha256').update(`${cohort}/${name}/${id}`).digest().readUInt32BE(0);
  return position < (percent / 100) * RANGE;
}
