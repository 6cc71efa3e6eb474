import type { DeskPlan } from '@xana/contracts/releases/desk';
import type { ReleaseRecord } from '@xana/contracts/releases/release-record';
import { offeredBy } from '../preflight/composition.ts';

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
