import { assessRelease, describeAssessment, lastKnownGood } from '../health/last-known-good.ts';
import type { PageSettings } from '../page/page-settings.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { stateOf } from '../registry/registry-state.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { ChangeRequest, Command, Invocation } from './command.ts';
import { findRelease } from './find-release.ts';
import { switchRelease } from './switch-release.ts';

interface ReleaseRequest extends ChangeRequest {
  /** A version or the first characters of a release id. Default: the last known good release. */
  to?: string | undefined;
}

export const rollbackCommand: Command = {
  usage: ['rollback <name> [--to <version|id>] --reason "…"', 'activate the last known good release, or the given one'],
  options: { to: { type: 'string' } },
  run(invocation) {
    const request = { ...invocation.changeRequest(), to: invocation.text('to') };
    printActive(invocation, request.name, rollBack(invocation.store, invocation.settings(), request));
  },
};

export const promoteCommand: Command = {
  usage: ['promote <name> --to <version|id> --reason "…"', 'activate a published release'],
  options: { to: { type: 'string' } },
  run(invocation) {
    const request = invocation.changeRequest();
    const to = invocation.text('to');
    if (!to) throw new Error('Name a release: --to <version|id>');
    printActive(invocation, request.name, promote(invocation.store, invocation.settings(), { ...request, to }));
  },
};

function printActive({ store, print }: Invocation, name: string, id: string): void {
  const { version } = store.record(name, id);
  const assessment = describeAssessment(assessRelease(store, readRegistry(store), name, id));
  print(
    { name, active: id, assessment },
    `${name} ${version} (${id}) is active from the next page load on (${assessment}).`,
  );
}

/** Rolls one microfrontend back to an earlier release. @returns the id of the release that is now active */
export function rollBack(
  store: ReleaseStore,
  settings: PageSettings,
  { name, to, actor, reason, expectedRevision }: ReleaseRequest,
): string {
  const registry = readRegistry(store);
  const { active } = stateOf(registry, name);
  const target =
    to === undefined ? lastKnownGood(store, registry, name) : findRelease(store, registry, { name, wanted: to });
  if (!target)
    throw new Error(
      `${name} has no earlier release to roll back to that is not known to be bad. Name one: --to <version|id>`,
    );
  if (target === active) throw new Error(`${name} is already at ${target}.`);
  const change = { verb: 'rollback' as const, name, to: target, actor, reason };
  switchRelease(store, settings, change, { decidedOn: registry, expectedRevision });
  return target;
}

/** Makes a published release the active one. @returns its id */
export function promote(
  store: ReleaseStore,
  settings: PageSettings,
  { name, to, actor, reason, expectedRevision }: ReleaseRequest & { to: string },
): string {
  const registry = readRegistry(store);
  const target = findRelease(store, registry, { name, wanted: to });
  const change = { verb: 'promote' as const, name, to: target, actor, reason };
  switchRelease(store, settings, change, { decidedOn: registry, expectedRevision });
  return target;
}
