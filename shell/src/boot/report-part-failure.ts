import type { PartFailure } from '../slots/composition.ts';

/** One line that names the remote, its release and where it failed; the page itself goes on. */
export function reportPartFailure({ remote, release, place, phase, error }: PartFailure): void {
  console.error(`[part] ${remote}@${release} failed to ${phase} in ${place}:`, error);
}
