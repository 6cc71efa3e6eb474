import type { Contributions } from '@xana/contracts/remotes/contributions';
import { isSameItem, itemsOf, OWNED_KINDS, type Ownership } from '../access/ownership.ts';

/** @returns how the contributions of a remote differ from the ownership of the access list, as sentences */
export function checkOwnership({ name, owner, ...lists }: Contributions, all: Ownership): string[] {
  const contributed = {
    pages: lists.pages.map(({ path }) => path),
    slots: lists.slots.map(({ slot }) => slot),
    handlers: lists.handlers.map(({ event }) => event),
  };
  const own = Object.hasOwn(all, name) ? all[name] : undefined;
  const contributes = ([kind, item]: ReturnType<typeof itemsOf>[number]) =>
    contributed[kind].some((each) => isSameItem(kind, item, each));
  const missing = itemsOf(own).filter((each) => !contributes(each));
  const foreign = Object.entries(all).flatMap(([other, theirs]) =>
    itemsOf(other === name ? undefined : theirs)
      .filter(contributes)
      .map(([kind, item]) => `the ${OWNED_KINDS[kind]} ${item} belongs to ${other} (${theirs.team})`),
  );
  return [
    ...(!own || own.team === owner.team ? [] : [`it names the team ${owner.team}; its owner is ${own.team}`]),
    ...missing.map(([kind, item]) => `it lacks the ${OWNED_KINDS[kind]} ${item}, which it owns (release access)`),
    ...foreign,
  ];
}
