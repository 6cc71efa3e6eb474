import type { ReleaseRecord } from '@xana/contracts/releases/release-record';
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

/** Leaves out candidates; default: none. */
type IsEligible = (id: string) => boolean;

/**
 * The default target of a rollback: the newest earlier release that is known to be good. Without one, the newest earlier release that
 * visitors ran and that is not known to be bad. Releases that were left for an earlier one, quarantined releases, development builds
 * and releases that no visitor ever ran are no candidates.
 */
export function lastKnownGood(
  store: ReleaseStore,
  registry: RegistryState,
  name: string,
  isEligible?: IsEligible,
): string | null {
  const candidates = assessCandidates(store, registry, name, isEligible);
  const found =
    candidates.find(({ verdict }) => verdict === 'good') ??
    candidates.find(({ verdict, health }) => verdict === 'unknown' && health.mounted > 0);
  return found?.id ?? null;
}

/**
 * The release that a page loads when the active one fails: the last known good one. Without one, the newest earlier release that no visitor
 * ran yet, because the page would otherwise show nothing in its place.
 */
export function pageFallback(
  store: ReleaseStore,
  registry: RegistryState,
  name: string,
  isEligible?: IsEligible,
): string | null {
  const untried = () =>
    assessCandidates(store, registry, name, isEligible).find(({ verdict }) => verdict === 'unknown')?.id ?? null;
  return lastKnownGood(store, registry, name, isEligible) ?? untried();
}

/** The newest first. */
function assessCandidates(
  store: ReleaseStore,
  registry: RegistryState,
  name: string,
  isEligible: IsEligible = () => true,
): (Assessment & { id: string })[] {
  return fallbackCandidates(registry, name)
    .filter((id) => isReleased(readRecord(store, name, id)) && isEligible(id))
    .map((id) => ({ id, ...assessRelease(store, registry, name, id) }));
}

const isReleased = (record: ReleaseRecord | undefined): boolean => record !== undefined && !record.isDevelopment;

export const releaseReader = (store: ReleaseStore): ReleaseReader => ({
  record: (name, id) => store.record(name, id),
  pageFallback: (state, name) => pageFallback(store, state, name),
});

/** For example "observed healthy by 312 visitors". */
export function describeAssessment({ isMarked, health: { mounted, failed, erred }, verdict }: Assessment): string {
  if (isMarked) return 'marked good';
  if (verdict === 'good') return `observed healthy by ${mounted} visitors`;
  if (mounted + failed === 0) return 'not observed';
  const errors = erred > 0 ? `, errors for ${erred}` : '';
  return `${verdict === 'bad' ? 'failing' : 'too few reports'}: mounted for ${mounted} visitors, failed for ${failed}${errors}`;
}
