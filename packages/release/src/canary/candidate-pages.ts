import type { ReleaseRecord } from '@xana/contracts/releases/release-record';
import { releaseReader } from '../health/last-known-good.ts';
import { checkActive } from '../preflight/check-switch.ts';
import type { RegistryState } from '../registry/registry-state.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { candidatesOf, type NamedCandidate, trafficOf } from './candidate.ts';

interface CandidateState {
  /** Names the files of its page. */
  key: string;
  /** The registry as if the candidates were active. */
  state: RegistryState;
  /** The active releases, to which the page falls back. */
  controls: Record<string, string>;
}

/** Names of microfrontends have no plus sign. */
export const keyOf = (candidates: readonly { name: string }[]): string =>
  candidates
    .map(({ name }) => name)
    .sort()
    .join('+');

/**
 * A registry for each combination of candidates whose page works. Visitors of another combination get the page of the active releases: a
 * candidate never prevents a change of another microfrontend.
 */
export function candidateStates(store: ReleaseStore, state: RegistryState): CandidateState[] {
  return subsetsOf(candidatesOf(state))
    .map((candidates) => withCandidates(state, candidates))
    .filter((variant) => checkActive({ before: state, after: variant.state }, releaseReader(store)).length === 0);
}

/** The registry as if these candidates were active. */
export function withCandidates(
  state: RegistryState,
  candidates: readonly Pick<NamedCandidate, 'name' | 'id'>[],
): CandidateState {
  const microfrontends = { ...state.microfrontends };
  const controls: Record<string, string> = {};
  for (const { name, id } of candidates) {
    const before = microfrontends[name];
    if (!before) continue;
    controls[name] = before.active;
    microfrontends[name] = { ...before, active: id, earlier: [...before.earlier, before.active] };
  }
  return { key: keyOf(candidates), state: { ...state, microfrontends }, controls };
}

/** Without the empty set. */
function subsetsOf<T>(all: readonly T[]): T[][] {
  const subsets: T[][] = [[]];
  for (const each of all) subsets.push(...subsets.map((subset) => [...subset, each]));
  return subsets.filter(({ length }) => length > 0);
}

/** Each release of the page with the percent of visitors that get it. */
export function describeTraffic(
  store: ReleaseStore,
  { microfrontends }: RegistryState,
): { release: ReleaseRecord; traffic: number; isDefault: boolean }[] {
  return Object.entries(microfrontends).flatMap(([name, { active, candidate }]) => {
    const share = candidate ? trafficOf(candidate) : 0;
    const control = { release: store.record(name, active), traffic: 100 - share, isDefault: true };
    return candidate
      ? [control, { release: store.record(name, candidate.id), traffic: share, isDefault: false }]
      : [control];
  });
}
