import type { PageSettings } from '../page/page-settings.ts';
import { isQuarantined, lastKnownGood, type RegistryState, readRegistry } from '../registry/registry.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { findRelease } from './roll-back.ts';
import { switchRelease } from './switch-release.ts';

interface QuarantineRequest {
  name: string;
  /** A version or the beginning of a release's id. */
  release: string;
  actor: string;
  reason: string;
  /** The registry's revision that the decision was made on; the present one by default. */
  expectedRevision?: number;
}

/**
 * Takes a release out of use: it is not served, promoted, rolled back to or a fallback until the quarantine is lifted. If
 * it is the active one, the last known good release becomes active in the same change.
 *
 * @returns the id of the quarantined release and of the active one
 */
export function quarantine(
  store: ReleaseStore,
  settings: PageSettings,
  { name, release, actor, reason, expectedRevision }: QuarantineRequest,
): { release: string; active: string } {
  const registry = readRegistry(store);
  const part = partOf(registry, name);
  const id = findRelease(store, registry, { name, wanted: release });
  if (isQuarantined(registry, name, id)) throw new Error(`${name}@${id} is quarantined already.`);
  const active = id === part.active ? lastKnownGood(registry, name) : part.active;
  if (!active) throw new Error(`${name} has no earlier release to go back to: promote another one first.`);
  const change = { verb: 'quarantine' as const, name, to: active, release: id, actor, reason };
  switchRelease(store, settings, change, expectedRevision ?? registry.revision);
  store.stopServing(name, id);
  return { release: id, active };
}

/** Makes a quarantined release one that can be promoted again. It is no fallback until it has been active once more. */
export function liftQuarantine(
  store: ReleaseStore,
  settings: PageSettings,
  { name, release, actor, reason, expectedRevision }: QuarantineRequest,
): { release: string; active: string } {
  const registry = readRegistry(store);
  const { active } = partOf(registry, name);
  const id = findRelease(store, registry, { name, wanted: release });
  if (!isQuarantined(registry, name, id)) throw new Error(`${name}@${id} is not quarantined.`);
  const change = { verb: 'lift' as const, name, to: active, release: id, actor, reason };
  store.serveAgain(name, id);
  try {
    store.verify(store.record(name, id));
    switchRelease(store, settings, change, expectedRevision ?? registry.revision);
  } catch (error) {
    store.stopServing(name, id);
    throw error;
  }
  return { release: id, active };
}

function partOf({ parts }: RegistryState, name: string): RegistryState['parts'][string] {
  const part = parts[name];
  if (!part) throw new Error(`There is no part "${name}".`);
  return part;
}
