import type { DeskPlan } from '@xana/contracts/releases/desk';
import { findRelease } from '../commands/find-release.ts';
import { lastKnownGood, releaseReader } from '../health/last-known-good.ts';
import { splitByOrigin } from '../page/assemble-page.ts';
import type { PageSettings } from '../page/page-settings.ts';
import { checkSwitch } from '../preflight/check-switch.ts';
import { applyChange, stateOf } from '../registry/registry-state.ts';
import { compareContributions } from './compare-releases.ts';
import { describeRelease, type StoreView } from './describe-release.ts';

export const PLANNED_VERBS = ['rollback', 'promote', 'quarantine'] as const;
type PlannedVerb = (typeof PLANNED_VERBS)[number];

interface Request {
  verb: PlannedVerb;
  name: string;
  /** A version or the first characters of a release id; the quarantined release for `quarantine`. */
  to?: string | undefined;
}

/**
 * What a change would do. Nothing is written.
 *
 * @throws Error when there is no such release, or none to go back to
 */
export function planChange(view: StoreView, settings: PageSettings, { verb, name, to }: Request): DeskPlan {
  const { store, registry } = view;
  const { active } = stateOf(registry, name);
  const wanted = to === undefined ? undefined : findRelease(store, registry, { name, wanted: to });
  const good = lastKnownGood(store, registry, name);
  const left = verb === 'quarantine' ? (wanted ?? active) : undefined;
  // A quarantine of another release leaves the active one.
  const target = left === undefined ? (wanted ?? good) : left === active ? good : active;
  if (!target) throw new Error(`${name} has no earlier release to go back to. Choose one.`);
  const change = {
    verb,
    name,
    to: target,
    actor: 'plan',
    reason: 'plan',
    ...(left === undefined ? {} : { release: left }),
  };
  const { shown } = splitByOrigin(applyChange(registry, change), settings);
  return {
    revision: registry.revision,
    from: describeRelease(view, name, active),
    to: describeRelease(view, name, target),
    problems: checkSwitch({ name, before: registry, after: shown }, releaseReader(store)),
    differences: compareContributions(store.record(name, active), store.record(name, target)),
  };
}
