import type { ReleaseReader } from '../preflight/composition.ts';
import { readRecord } from '../registry/read-records.ts';
import { fallbackCandidates, isMarkedGood, type RegistryState } from '../registry/registry-state.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { judgeRelease, type Verdict } from './judge-release.ts';
import { type ReleaseHealth, readHealth } from './release-health.ts';

export interface Assessment {
  isMarked: boolean;
  health: ReleaseHealth;
  verdict: Verdict;
}

/** A mark by a release manager counts more than the reports of visitors. */
export function assessRelease(store: ReleaseStore, registry: RegistryState, name: string, id: string): Assessment {
  const isMarked = isMarkedGood(registry, name, id);
  const health = readHealth(store, name, id);
  return { isMarked, health, verdict: isMarked ? 'good' : judgeRelease(health) };
}

/**
 * The default target of a rollback, and the fallback of a page that cannot load the active release: the newest earlier release that
 * is known to be good. Without one, the newest earlier release that is not known to be bad. Releases that are quarantined or
 * were rolled back are no candidates.
 *
 * @param isEligible leaves out others; default: none
 */
export function lastKnownGood(
  store: ReleaseStore,
  registry: RegistryState,
  name: string,
  isEligible: (id: string) => boolean = () => true,
): string | null {
  const candidates = fallbackCandidates(registry, name)
    .filter((id) => readRecord(store, name, id) !== undefined && isEligible(id))
    .map((id) => ({ id, ...assessRelease(store, registry, name, id) }));
  const found =
    candidates.find(({ verdict }) => verdict === 'good') ?? candidates.find(({ verdict }) => verdict === 'unknown');
  return found?.id ?? null;
}

export const releaseReader = (store: ReleaseStore): ReleaseReader => ({
  record: (name, id) => store.record(name, id),
  lastKnownGood: (state, name) => lastKnownGood(store, state, name),
});

/** For example "observed healthy by 312 visitors". */
export function describeAssessment({ isMarked, health: { mounted, failed }, verdict }: Assessment): string {
  if (isMarked) return 'marked good';
  if (verdict === 'good') return `observed healthy by ${mounted} visitors`;
  if (mounted + failed === 0) return 'not observed';
  return `${verdict === 'bad' ? 'failing' : 'too few reports'}: mounted for ${mounted} visitors, failed for ${failed}`;
}
