import { existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';

const MEGABYTE = 1_000_000;

/**
 * What to tell somebody whose disk is too full, or null.
 *
 * @param {string} folder where the space is needed; it need not exist yet
 * @param {number} neededMegabytes
 * @returns {string | null}
 */
export function diskProblem(folder, neededMegabytes) {
  let existing = folder;
  while (!existsSync(existing)) existing = dirname(existing);
  const { bavail, bsize } = statfsSync(existing);
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  return free >= neededMegabytes
    ? null
    : `The disk of ${existing} is full: ${free} MB are free, about ${neededMegabytes} MB are needed. Make room and start again.`;
}
