import { lastKnownGood } from '../health/last-known-good.ts';
import type { PageSettings } from '../page/page-settings.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { isMarkedGood, isQuarantined, stateOf } from '../registry/registry-state.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { authorOf, type ChangeRequest, type Command } from './command.ts';
import { findRelease } from './find-release.ts';
import { switchRelease } from './switch-release.ts';

interface MarkRequest extends ChangeRequest {
  /** A version or the first characters of a release id. */
  release: string;
  /** Ends the mark. */
  isLifted?: boolean;
}

export const markGoodCommand: Command = {
  usage: [
    'mark-good <name> <version|id> [--lift] --reason "…"',
    'count a release as good, whatever visitors report; --lift ends the mark',
  ],
  options: { lift: { type: 'boolean' } },
  needs: 'promote',
  needsSecondPerson: () => true,
  run({ store, settings, changeRequest, releaseArgument, flag }) {
    const request = { ...changeRequest(), release: releaseArgument(), isLifted: flag('lift') };
    const { name } = request;
    const release = markGood(store, settings(), request);
    const good = lastKnownGood(store, readRegistry(store), name);
    const state = request.isLifted ? 'is no longer marked good' : 'is marked good';
    return {
      data: { name, release, lastKnownGood: good },
      text: `${name}@${release} ${state}; the last known good release is ${good ?? 'none'}.`,
    };
  },
};

/** Marks a release as good or ends the mark, and assembles the page with its new fallback. @returns its id */
export function markGood(store: ReleaseStore, settings: PageSettings, request: MarkRequest): string {
  const { name, release, isLifted = false, expectedRevision } = request;
  const registry = readRegistry(store);
  const { active } = stateOf(registry, name);
  const id = findRelease(store, registry, { name, wanted: release });
  if (isQuarantined(registry, name, id)) throw new Error(`${name}@${id} is quarantined: lift the quarantine first.`);
  if (isMarkedGood(registry, name, id) !== isLifted)
    throw new Error(`${name}@${id} is ${isLifted ? 'not' : 'already'} marked good.`);
  const verb = isLifted ? ('unmark-good' as const) : ('mark-good' as const);
  const change = { verb, name, to: active, release: id, ...authorOf(request) };
  switchRelease(store, settings, change, { decidedOn: registry, expectedRevision });
  return id;
}
