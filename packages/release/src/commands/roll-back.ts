import type { PageSettings } from '../page/page-settings.ts';
import { lastKnownGood, type RegistryState, readRegistry } from '../registry/registry.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { switchRelease } from './switch-release.ts';

interface Wish {
  name: string;
  /** A version or the beginning of a release's id; the last known good release unless said. */
  to?: string;
  actor: string;
  reason: string;
  /** The registry's revision that the decision was made on; the present one unless said. */
  expectedRevision?: number;
}

/** Takes one part back to an earlier release. @returns the id that is active now */
export function rollBack(
  store: ReleaseStore,
  settings: PageSettings,
  { name, to, actor, reason, expectedRevision }: Wish,
): string {
  const registry = readRegistry(store);
  const part = registry.parts[name];
  if (!part) throw new Error(`There is no part "${name}".`);
  const target = to === undefined ? lastKnownGood(registry, name) : findRelease(store, registry, { name, wanted: to });
  if (!target) throw new Error(`${name} has no earlier release to go back to.`);
  if (target === part.active) throw new Error(`${name} is at ${target} already.`);
  const change = { verb: 'rollback' as const, name, to: target, actor, reason };
  switchRelease(store, settings, change, expectedRevision ?? registry.revision);
  return target;
}

/** Makes any published release the active one. @returns its id */
export function promote(
  store: ReleaseStore,
  settings: PageSettings,
  { name, to, actor, reason, expectedRevision }: Wish & { to: string },
): string {
  const registry = readRegistry(store);
  const target = findRelease(store, registry, { name, wanted: to });
  const change = { verb: 'promote' as const, name, to: target, actor, reason };
  switchRelease(store, settings, change, expectedRevision ?? registry.revision);
  return target;
}

/** @param wanted a version or the beginning of an id. @throws Error that names the candidates when it is not one release */
export function findRelease(
  store: ReleaseStore,
  registry: RegistryState,
  { name, wanted }: { name: string; wanted: string },
): string {
  const known = [...new Set([...store.idsOf(name), ...(registry.parts[name]?.quarantined ?? [])])];
  const found = known.filter((id) => id.startsWith(wanted) || store.record(name, id).version === wanted);
  if (found.length === 1 && found[0]) return found[0];
  if (found.length > 1)
    throw new Error(`"${wanted}" names ${found.length} releases of ${name}: ${found.join(', ')}. Give more of the id.`);
  throw new Error(`${name} has no release "${wanted}". There are: ${known.join(', ') || 'none'}.`);
}
