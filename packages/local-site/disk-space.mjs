import { existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';

const MEGABYTE = 1_000_000;

/**
 * Checks the free disk space.
 *
 * @param {string} folder the folder that needs the space; it may not exist yet
 * @param {number} neededMegabytes
 * @returns {string | null} an error message, or null when there is enough space
 */
export function diskProblem(folder, neededMegabytes) {
  let existing = folder;
  while (!existsSync(existing)) existing = dirname(existing);
  const { bavail, bsize } = statfsSync(existing);
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  return free >= neededMegabytes
    ? null
    : `The disk of ${existing} is full: ${free} MB are free, about ${neededMegabytes} MB are needed. Free some space and start again.`;
}
