import { lastKnownGood } from '../health/last-known-good.ts';
import type { PageSettings } from '../page/page-settings.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { isQuarantined, stateOf } from '../registry/registry-state.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { authorOf, type ChangeRequest, type Command } from './command.ts';
import { findRelease } from './find-release.ts';
import { switchRelease } from './switch-release.ts';

interface QuarantineRequest extends ChangeRequest {
  /** A version or the first characters of a release id. */
  release: string;
}

export const quarantineCommand: Command = {
  usage: [
    'quarantine <name> <version|id> [--lift] --reason "…"',
    'never serve, promote or fall back to a bad release; if it is active, the last',
    'known good one becomes active. --lift ends the quarantine',
  ],
  options: { lift: { type: 'boolean' } },
  needs: 'quarantine',
  // The end of a quarantine can wait.
  needsSecondPerson: ({ lift }) => lift === true,
  run({ store, settings, changeRequest, releaseArgument, flag }) {
    const request = { ...changeRequest(), release: releaseArgument() };
    const { name } = request;
    const done = (flag('lift') ? liftQuarantine : quarantine)(store, settings(), request);
    const state = flag('lift') ? 'is no longer quarantined' : 'is quarantined';
    return { data: { name, ...done }, text: `${name}@${done.release} ${state}; ${done.active} is active.` };
  },
};

/**
 * Takes a release out of use: until the quarantine is lifted it cannot be served, promoted, rolled back to or used as a
 * fallback. If it is the active release, the last known good one becomes active in the same change.
 *
 * @returns the id of the quarantined release and of the active one
 */
export function quarantine(
  store: ReleaseStore,
  settings: PageSettings,
  request: QuarantineRequest,
): { release: string; active: string } {
  const { name, release, expectedRevision } = request;
  const registry = readRegistry(store);
  const state = stateOf(registry, name);
  const id = findRelease(store, registry, { name, wanted: release });
  if (isQuarantined(registry, name, id)) throw new Error(`${name}@${id} is already quarantined.`);
  const active = id === state.active ? lastKnownGood(store, registry, name) : state.active;
  if (!active) throw new Error(`${name} has no earlier release to fall back to: promote another one first.`);
  const change = { verb: 'quarantine' as const, name, to: active, release: id, ...authorOf(request) };
  switchRelease(store, settings, change, { decidedOn: registry, expectedRevision });
  return { release: id, active };
}

/** Lets a quarantined release be promoted again. It becomes a fallback only after it was active once more. */
export function liftQuarantine(
  store: ReleaseStore,
  settings: PageSettings,
  request: QuarantineRequest,
): { release: string; active: string } {
  const { name, release, expectedRevision } = request;
  const registry = readRegistry(store);
  const { active } = stateOf(registry, name);
  const id = findRelease(store, registry, { name, wanted: release });
  if (!isQuarantined(registry, name, id)) throw new Error(`${name}@${id} is not quarantined.`);
  const change = { verb: 'lift' as const, name, to: active, release: id, ...authorOf(request) };
  switchRelease(store, settings, change, { decidedOn: registry, expectedRevision });
  return { release: id, active };
}
