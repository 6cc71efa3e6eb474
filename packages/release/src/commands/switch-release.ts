import { basename } from 'node:path';
import { releaseReader } from '../health/last-known-good.ts';
import { assemblePage, splitByOrigin } from '../page/assemble-page.ts';
import type { PageSettings } from '../page/page-settings.ts';
import { checkSwitch } from '../preflight/check-switch.ts';
import { changePage, commitChange } from '../registry/commit-change.ts';
import { changeRegistry } from '../registry/complete-interrupted.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { applyChange, type Change, frozenOf, type RegistryState } from '../registry/registry-state.ts';
import { readLog } from '../registry/release-log.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** The releases do not work together on one page. */
export class PreflightError extends Error {}

/** The microfrontend changed since the caller decided. */
export class ConflictError extends Error {}

/** A release manager stopped releases of the microfrontend for a time. */
export class FrozenError extends Error {}

export interface Basis {
  /** The registry that the caller decided on. */
  decidedOn: RegistryState;
  /** `--expect`: the only revision of the registry that the caller accepts. */
  expectedRevision?: number | undefined;
  /** Preflight has checked the page with all changes that are made together. */
  isChecked?: boolean;
}

/**
 * Makes a release the active one: preflight, then the registry, then the page. Builds nothing and changes no other
 * microfrontend.
 *
 * @throws Error with the reasons when the releases are not compatible, or when the microfrontend changed since the caller decided
 */
export function switchRelease(store: ReleaseStore, settings: PageSettings, change: Change, basis: Basis): void {
  changeRegistry(store, () => {
    const before = readRegistry(store);
    checkBasis(store, before, change, basis);
    assertNotFrozen(before, change);
    const next = applyChange(before, change);
    // A remote leaves the page also when its files are damaged; `retire` checks who needs it.
    withLiftedFiles(store, change, () => {
      if (change.verb !== 'retire') checkPage(store, settings, { before, next, change, basis });
      // There is no page until the shell is published. The page is assembled before the registry changes, so that a failure
      // leaves everything as it was.
      const page = next.microfrontends.shell && assemblePage(store, settings, next);
      commitChange(store, { before, next, change, page });
    });
    if (change.verb === 'quarantine' && change.release) store.quarantine(change.name, change.release);
  });
}

/** Visitors keep what they have until a time; a fault is taken back at any time. */
const FROZEN_VERBS: readonly Change['verb'][] = [
  'publish',
  'promote',
  'lift',
  'retire',
  'canary-start',
  'canary-widen',
  'canary-resume',
];

/** @throws FrozenError for a change that could bring something new to the page */
function assertNotFrozen(state: RegistryState, { name, verb }: Change): void {
  const frozen = frozenOf(state, name);
  if (!frozen || !FROZEN_VERBS.includes(verb)) return;
  const { until, actor, reason } = frozen;
  throw new FrozenError(
    `${name} is frozen until ${until} by ${actor} (${reason}). Rollback and quarantine stay possible; a release manager ends it with: release freeze ${name} --lift --reason "…"`,
  );
}

/** Serves the files of a release again before its quarantine is lifted, and removes them if that fails. */
function withLiftedFiles(store: ReleaseStore, { verb, name, release }: Change, work: () => void): void {
  if (verb !== 'lift' || !release) {
    work();
    return;
  }
  store.restore(name, release);
  try {
    store.verify(store.record(name, release));
    work();
  } catch (error) {
    store.quarantine(name, release);
    throw error;
  }
}

interface Decision {
  before: RegistryState;
  next: RegistryState;
  change: Change;
  basis: Basis;
}

/** @throws PreflightError when the page would not work after the change */
function checkPage(store: ReleaseStore, settings: PageSettings, { before, next, change, basis }: Decision): void {
  const { name, to } = change;
  const { shown, absent } = splitByOrigin(next, settings);
  if (absent.includes(name)) throw new Error(`The page settings have no origin for ${name}.`);
  const problems = basis.isChecked ? [] : checkSwitch({ name, before, after: shown }, releaseReader(store));
  if (problems.length > 0) throw new PreflightError(`${name} was not released:\n- ${problems.join('\n- ')}`);
  store.verify(store.record(name, to));
}

/** @throws ConflictError unless the registry has the revision that the caller decided on; none: any will do */
export function assertRevision({ revision }: RegistryState, expected: number | undefined): void {
  if (expected === undefined || revision === expected) return;
  throw new ConflictError(
    `The registry is at revision ${revision}, not at ${expected}: another release was made in the meantime. Run \`release status\` and try again.`,
  );
}

/**
 * Optimistic locking: the second of two concurrent changes of one microfrontend fails. Changes of other microfrontends are no
 * conflict, because preflight checks the change against them.
 */
function checkBasis(store: ReleaseStore, before: RegistryState, { verb, name, to }: Change, basis: Basis): void {
  const { decidedOn, expectedRevision = before.revision } = basis;
  assertRevision(before, expectedRevision);
  const later = readLog(store).findLast((entry) => entry.name === name && entry.revision > decidedOn.revision);
  if (!later) return;
  const next = verb === 'publish' ? `${name}@${to} is stored: promote it, or publish again.` : 'Try again.';
  throw new ConflictError(
    `${name} was changed while this command ran: ${later.verb} by ${later.actor} at revision ${later.revision} (${later.reason}). ${next}`,
  );
}

/** Assembles the page of the active releases again, with changed settings. */
export function refreshPage(store: ReleaseStore, settings: PageSettings): void {
  changeRegistry(store, () => {
    const registry = readRegistry(store);
    if (registry.microfrontends.shell) changePage(store, registry, basename(assemblePage(store, settings, registry)));
  });
}
