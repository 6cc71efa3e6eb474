import type { Contributions } from '@xana/contracts/remotes/contributions';
import * as z from 'zod/mini';
import { shapeOf } from './check-pages.ts';

const names = z.array(z.string());

/**
 * What each remote must contribute, and no other one may: pages by path, slots by name, handlers by event. It is part of the page
 * settings, which belong to the release managers, and not of the remotes' own configuration. What it does not list is free.
 */
export const ownership = z.record(
  z.string(),
  z.object({ team: z.string(), pages: names, slots: names, handlers: names }),
);

export type Ownership = z.output<typeof ownership>;

/** @returns how the contributions of a remote differ from the ownership, as sentences */
export function checkOwnership({ name, owner, ...lists }: Contributions, all: Ownership): string[] {
  const contributed = {
    page: lists.pages.map(({ path }) => shapeOf(path)),
    slot: lists.slots.map(({ slot }) => slot),
    handler: lists.handlers.map(({ event }) => event),
  };
  const own = all[name];
  const contributes = ([kind, item]: Listed) => contributed[kind].includes(kind === 'page' ? shapeOf(item) : item);
  const missing = listed(own).filter((each) => !contributes(each));
  const foreign = Object.entries(all).flatMap(([other, theirs]) =>
    listed(other === name ? undefined : theirs)
      .filter(contributes)
      .map(([kind, item]) => `the ${kind} ${item} belongs to ${other} (${theirs.team})`),
  );
  return [
    ...(!own || own.team === owner.team ? [] : [`it names the team ${owner.team}; its owner is ${own.team}`]),
    ...missing.map(([kind, item]) => `it lacks the ${kind} ${item}, which the page settings require of it`),
    ...foreign,
  ];
}

type Listed = ['page' | 'slot' | 'handler', string];

const listed = (entry: Ownership[string] | undefined): Listed[] => [
  ...(entry?.pages ?? []).map((item): Listed => ['page', item]),
  ...(entry?.slots ?? []).map((item): Listed => ['slot', item]),
  ...(entry?.handlers ?? []).map((item): Listed => ['handler', item]),
];
