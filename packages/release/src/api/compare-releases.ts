import type { DeskPlan } from '@xana/contracts/releases/desk';
import type { DeskDifferences } from '@xana/contracts/releases/desk-differences';
import type { ReleaseRecord } from '@xana/contracts/releases/release-record';
import { findRelease } from '../commands/find-release.ts';
import { moduleBytes } from '../preflight/check-budget.ts';
import { offeredBy } from '../preflight/composition.ts';
import { describeRelease, type StoreView } from './describe-release.ts';

interface Request {
  name: string;
  /** A version or the first characters of a release id, as `to`. */
  from: string;
  to: string;
}

/**
 * What differs between two releases of a microfrontend, from their records.
 *
 * @throws Error with the candidates when one of them is not exactly one release
 */
export function compareReleases(view: StoreView, { name, from, to }: Request): DeskDifferences {
  const { store, registry } = view;
  const [one, other] = [from, to].map((wanted) => findRelease(store, registry, { name, wanted })) as [string, string];
  return {
    from: describeRelease(view, name, one),
    to: describeRelease(view, name, other),
    ...compareRecords(store.record(name, one), store.record(name, other)),
  };
}

export function compareRecords(before: ReleaseRecord, after: ReleaseRecord): Omit<DeskDifferences, 'from' | 'to'> {
  const [eventsBefore, eventsAfter] = [eventsOf(before), eventsOf(after)];
  return {
    contributions: compareContributions(before, after),
    sizes: compareNumbers(sizesOf(before), sizesOf(after)).map(({ what, ...bytes }) => ({ module: what, ...bytes })),
    operations: compareKnown(before.operations, after.operations, compareNames),
    events: {
      publishes: compareMajors(eventsBefore.publishes, eventsAfter.publishes),
      consumes: compareMajors(eventsBefore.consumes, eventsAfter.consumes),
    },
    shared: compareKnown(sharedOf(before), sharedOf(after), compareShared),
    grants: compareNames(before.contributions?.grants ?? [], after.contributions?.grants ?? []),
  };
}

type Numbers = Readonly<Record<string, number>>;
type Shared = Readonly<Record<string, readonly string[]>>;

const sizesOf = (record: ReleaseRecord): Numbers =>
  Object.fromEntries(Object.keys(record.modules).map((module) => [module, moduleBytes(record, module)]));

const eventsOf = (record: ReleaseRecord): { publishes: Numbers; consumes: Numbers } =>
  record.contributions?.events ?? offeredBy(record).offer.events;

const sharedOf = (record: ReleaseRecord): Shared | undefined =>
  record.kind === 'shell' ? offeredBy(record).offer.shared : record.uses;

/** Builds of before wrote no such list: it is not empty, but unknown. */
function compareKnown<T, R>(before: T | undefined, after: T | undefined, compare: (one: T, other: T) => R): R | null {
  return before === undefined || after === undefined ? null : compare(before, after);
}

function compareNames(before: readonly string[], after: readonly string[]) {
  return namesOf(before, after).flatMap((what) => {
    const [was, is] = [before.includes(what), after.includes(what)];
    return was === is ? [] : [{ kind: is ? ('added' as const) : ('removed' as const), what }];
  });
}

const compareNumbers = (before: Numbers, after: Numbers) =>
  namesOf(Object.keys(before), Object.keys(after)).map((what) => ({
    what,
    before: before[what] ?? null,
    after: after[what] ?? null,
  }));

const compareMajors = (before: Numbers, after: Numbers) =>
  compareNumbers(before, after)
    .filter((major) => major.before !== major.after)
    .map((major) => ({ kind: kindOf(major.before, major.after), ...major }));

function compareShared(before: Shared, after: Shared) {
  return namesOf(Object.keys(before), Object.keys(after)).flatMap((module) => {
    const [was, is] = [before[module], after[module]];
    const added = (is ?? []).filter((name) => !was?.includes(name));
    const removed = (was ?? []).filter((name) => !is?.includes(name));
    if (was && is && added.length + removed.length === 0) return [];
    return [{ kind: kindOf(was ?? null, is ?? null), module, added, removed }];
  });
}

const kindOf = (before: unknown, after: unknown) =>
  before === null ? ('added' as const) : after === null ? ('removed' as const) : ('changed' as const);

const namesOf = (before: readonly string[], after: readonly string[]): string[] =>
  [...new Set([...before, ...after])].sort();

/** What comes, goes and changes on the page with another release: contributions of a remote, slots of a shell. */
export function compareContributions(before: ReleaseRecord, after: ReleaseRecord): DeskPlan['differences'] {
  const [one, other] = [before, after].map(listContributions);
  if (!one || !other) return [];
  const names = [...new Set([...one.keys(), ...other.keys()])];
  return names.flatMap((what): DeskPlan['differences'] => {
    const [was, is] = [one.get(what), other.get(what)];
    if (was === is) return [];
    if (was === undefined) return [{ kind: 'added', what }];
    return [{ kind: is === undefined ? 'removed' : 'changed', what }];
  });
}

/** Each contribution by a name that people read, as text that can be compared. */
function listContributions(record: ReleaseRecord): Map<string, string> {
  if (!record.contributions) return new Map(offeredBy(record).offer.slots.map((slot) => [slot, slot]));
  const { pages, slots, handlers } = record.contributions;
  return new Map([
    ...pages.map((page) => [page.path, JSON.stringify(page)] as const),
    ...slots.map((slot) => [`${slot.slot} (${slot.module})`, JSON.stringify(slot)] as const),
    ...handlers.map((handler) => [handler.module, JSON.stringify(handler)] as const),
  ]);
}
