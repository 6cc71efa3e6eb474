import { pageFallback, releaseReader } from '../health/last-known-good.ts';
import { checkCompositions } from '../preflight/check-composition.ts';
import { compositionOf } from '../preflight/composition.ts';
import type { RegistryState } from '../registry/registry-state.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/**
 * The release of the shell that starts when the active one does not: the newest known good one that works with the remotes of the page.
 * Without one, the last known good one: its page lacks what does not fit, and is not empty.
 */
export function fallbackShell(store: ReleaseStore, state: RegistryState, name: string): string | null {
  const { remotes } = compositionOf(state, releaseReader(store));
  const fits = (id: string) => checkCompositions([{ shell: store.record(name, id), remotes }]).length === 0;
  return pageFallback(store, state, name, fits) ?? pageFallback(store, state, name);
}
