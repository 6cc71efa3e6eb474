import type { RemoteFailure } from '../slots/composition.ts';

/** One line that names the remote, its release and where it failed; the page itself goes on. */
export function reportRemoteFailure({ remote, release, slot, phase, error }: RemoteFailure): void {
  console.error(`[remote] ${remote}@${release} failed to ${phase} in ${slot}:`, error);
}
