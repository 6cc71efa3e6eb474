import { assessRelease, describeAssessment, lastKnownGood } from '../health/last-known-good.ts';
import type { PageSettings } from '../page/page-settings.ts';
import { hasPassedTrial } from '../preflight/passed-trials.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { stateOf } from '../registry/registry-state.ts';
import { readLog, wasActive } from '../registry/release-log.ts';
import { findChangedFiles } from '../store/check-artifact.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { authorOf, type ChangeRequest, type Command, type Invocation, type Outcome } from './command.ts';
import { findRelease } from './find-release.ts';
import { switchRelease } from './switch-release.ts';

interface RollbackRequest extends ChangeRequest {
  /** A version or the first characters of a release id. Default: the last known good release. */
  to?: string | undefined;
  /** `--again`: the caller knows of the rollback of the last minutes, and wants another one. */
  isAgain?: boolean;
}

/** Two people who see the same fault roll back at the same time, and must not go back two releases. */
const REPEAT_LIMIT_MS = 5 * 60_000;

export const rollbackCommand: Command = {
  usage: [
    'rollback <name> [--to <version|id>] [--again] --reason "…"',
    'activate the last known good release, or the given one; --again within five',
    'minutes after another rollback',
  ],
  options: { to: { type: 'string' }, again: { type: 'boolean' } },
  needs: 'rollback',
  run(invocation) {
    const request = { ...invocation.changeRequest(), to: invocation.text('to'), isAgain: invocation.flag('again') };
    assertWasActive(invocation, request);
    return describeActive(invocation, request.name, rollBack(invocation.store, invocation.settings(), request));
  },
};

export const promoteCommand: Command = {
  usage: [
    'promote <name> --to <version|id> [--skip-check] [--from <server> --url <server>] --reason "…"',
    'activate a published release; one that was never active must have passed `check`.',
    '--from: the release of another environment, with the same bytes, tried here first;',
    'default: the one that is active there',
  ],
  options: { to: { type: 'string' }, from: { type: 'string' }, 'skip-check': { type: 'boolean' } },
  needs: 'promote',
  needsSecondPerson: () => true,
  run(invocation) {
    const request = invocation.changeRequest();
    const to = invocation.text('to');
    if (invocation.text('from')) throw new Error('--from needs --url: the release server of the other environment.');
    if (!to) throw new Error('Name a release: --to <version|id>');
    const isUnchecked = invocation.flag('skip-check');
    if (!isUnchecked) checkTried(invocation.store, request.name, to);
    const reason = isUnchecked ? `${request.reason} (not checked in a browser)` : request.reason;
    const { id, isChanged } = promote(invocation.store, invocation.settings(), { ...request, reason, to });
    return describeActive(invocation, request.name, id, isChanged);
  },
};

/**
 * At a release server a rollback needs no second person and is possible during a freeze, so it only leads back.
 *
 * @throws Error for a release that was never active
 */
function assertWasActive({ store, caller }: Invocation, { name, to }: RollbackRequest): void {
  if (!caller || to === undefined) return;
  const id = findRelease(store, readRegistry(store), { name, wanted: to });
  if (!wasActive(readLog(store), name, id))
    throw new Error(`${name}@${id} was never active. Promote it: release promote ${name} --to ${id}`);
}

function describeActive({ store }: Invocation, name: string, id: string, isChanged = true): Outcome {
  const { version } = store.record(name, id);
  const assessment = describeAssessment(assessRelease(store, readRegistry(store), name, id));
  const since = isChanged ? 'is active from the next page load on' : 'is already active; nothing was changed';
  return {
    data: { name, active: id, isChanged, assessment },
    text: `${name} ${version} (${id}) ${since} (${assessment}).`,
  };
}

/** Rolls one microfrontend back to an earlier release. @returns the id of the release that is now active */
export function rollBack(store: ReleaseStore, settings: PageSettings, request: RollbackRequest): string {
  const { name, to, expectedRevision, isAgain = false } = request;
  const registry = readRegistry(store);
  const { active } = stateOf(registry, name);
  const target =
    to === undefined ? lastKnownGood(store, registry, name) : findRelease(store, registry, { name, wanted: to });
  if (!target)
    throw new Error(
      `${name} has no earlier release to roll back to that visitors ran and that is not known to be bad. Name one: --to <version|id>`,
    );
  if (target === active) throw new Error(`${name} is already at ${target}.`);
  if (!isAgain) checkFirst(store, name);
  if (to === undefined) checkIntact(store, name, target);
  const change = { verb: 'rollback' as const, name, to: target, ...authorOf(request) };
  switchRelease(store, settings, change, { decidedOn: registry, expectedRevision });
  return target;
}

/** @throws Error when the microfrontend was rolled back within the last minutes */
function checkFirst(store: ReleaseStore, name: string): void {
  const last = readLog(store).findLast((entry) => entry.name === name);
  const age = last ? Date.now() - Date.parse(last.at) : 0;
  if (last?.verb !== 'rollback' || age >= REPEAT_LIMIT_MS) return;
  throw new Error(
    `${name} was rolled back ${Math.round(age / 1_000)} seconds ago by ${last.actor} (${last.reason}). ` +
      'Nothing was changed. To go back further, repeat the command with --again.',
  );
}

/** @throws Error when the release was never on the page, neither for visitors nor in a trial */
export function checkTried(store: ReleaseStore, name: string, to: string): void {
  const id = findRelease(store, readRegistry(store), { name, wanted: to });
  if (wasActive(readLog(store), name, id) || hasPassedTrial(store, name, id)) return;
  throw new Error(
    `${name}@${id} was never mounted on the page. Try it first, on a machine with a browser: npm run release -- check ${name} ${id}. ` +
      'Or activate it all the same, with --skip-check and the reason.',
  );
}

/** @throws Error when files of the release were changed: it could be repaired, or another one is named */
function checkIntact(store: ReleaseStore, name: string, id: string): void {
  const changed = findChangedFiles(store.pathOf(name, id), store.record(name, id));
  if (changed.length === 0) return;
  throw new Error(
    `The last known good release, ${name}@${id}, is damaged: ${changed.join(', ')} was changed after it was published, or is missing. ` +
      'Repair it with `release recover`, or name another release: --to <version|id>',
  );
}

/**
 * Makes a published release the active one.
 *
 * @returns its id, and whether it was not active before; otherwise nothing is written
 */
export function promote(
  store: ReleaseStore,
  settings: PageSettings,
  request: ChangeRequest & { to: string },
): { id: string; isChanged: boolean } {
  const { name, to, expectedRevision } = request;
  const registry = readRegistry(store);
  const id = findRelease(store, registry, { name, wanted: to });
  const isChanged = registry.microfrontends[name]?.active !== id;
  const change = { verb: 'promote' as const, name, to: id, ...authorOf(request) };
  if (isChanged) switchRelease(store, settings, change, { decidedOn: registry, expectedRevision });
  return { id, isChanged };
}
