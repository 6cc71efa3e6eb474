import * as z from 'zod/mini';
import { shapeOf } from '../preflight/check-pages.ts';

const names = z.array(z.string());

const owned = z.object({ team: z.string(), pages: names, slots: names, handlers: names });

/**
 * By microfrontend its team, and what it must contribute and no other one may: pages by path, slots by name, handlers by event. It
 * belongs to the release managers, and not to the remotes' own configuration. What it does not list is free.
 */
export const ownership = z.record(z.string(), owned);

export type Owned = z.output<typeof owned>;
export type Ownership = z.output<typeof ownership>;

/** What can have an owner, for messages. */
export const OWNED_KINDS = { pages: 'page', slots: 'slot', handlers: 'handler' } as const;
type OwnedKind = keyof typeof OWNED_KINDS;

/** Each item of an owner with its kind. */
export const itemsOf = (entry: Owned | undefined): [OwnedKind, string][] =>
  entry
    ? (['pages', 'slots', 'handlers'] as const).flatMap((kind) =>
        entry[kind].map((item): [OwnedKind, string] => [kind, item]),
      )
    : [];

/** Whether two items of a kind are one: the names of a page's parameters do not matter. */
export const isSameItem = (kind: OwnedKind, one: string, other: string): boolean =>
  kind === 'pages' ? shapeOf(one) === shapeOf(other) : one === other;

/**
 * The owners after one got its list, or with `null` gave up all.
 *
 * @throws Error when another microfrontend owns one of the items: it must give it up first
 */
export function withOwner(before: Ownership, name: string, entry: Owned | null): Ownership {
  const others = Object.entries(before).filter(([other]) => other !== name);
  if (!entry) return Object.fromEntries(others);
  const taken = others.flatMap(([other, theirs]) =>
    itemsOf(theirs)
      .filter(([kind, item]) => entry[kind].some((each) => isSameItem(kind, item, each)))
      .map(([kind, item]) => `the ${OWNED_KINDS[kind]} ${item} belongs to ${other} (${theirs.team})`),
  );
  if (taken.length > 0) throw new Error(`${taken.join(', ')}: its owner must give it up first.`);
  return { ...Object.fromEntries(others), [name]: entry };
}
