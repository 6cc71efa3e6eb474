import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { writeAtomically } from '../store/atomic-file.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { Tallies, Tally, Visits } from './sequential-test.ts';

const count = z.number().check(z.int(), z.gte(0));
const side = z.object({ visits: count, failed: count, slow: count });
const tallies = z.record(z.string().check(z.regex(/^\d{1,3}$/)), z.object({ control: side, candidate: side }));

type Store = Pick<ReleaseStore, 'healthDirectory'>;

const fileOf = ({ healthDirectory }: Store, name: string, id: string): string =>
  join(healthDirectory, name, `${id}.votes.json`);

/** The visits that compare a candidate with the active release, by its share. Unreadable: none, and the candidate is judged later. */
export function readVotes(store: Store, name: string, id: string): Tallies {
  try {
    return tallies.parse(JSON.parse(readFileSync(fileOf(store, name, id), 'utf8')));
  } catch {
    return {};
  }
}

/** Adds visits. Two page servers that write at the same moment may lose some of both sides alike. */
export function addVotes(store: Store, name: string, id: string, more: Tallies): void {
  const file = fileOf(store, name, id);
  const sum: Record<string, Tally> = { ...readVotes(store, name, id) };
  for (const [percent, tally] of Object.entries(more)) {
    const before = sum[percent];
    sum[percent] = before ? addTallies(before, tally) : tally;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeAtomically(file, JSON.stringify(sum));
}

/** For a candidate that starts again: its code is the same, and the active release may be another one. */
export const deleteVotes = (store: Store, name: string, id: string): void =>
  rmSync(fileOf(store, name, id), { force: true });

const addSides = (one: Visits, other: Visits): Visits => ({
  visits: one.visits + other.visits,
  failed: one.failed + other.failed,
  slow: one.slow + other.slow,
});

const addTallies = (one: Tally, other: Tally): Tally => ({
  control: addSides(one.control, other.control),
  candidate: addSides(one.candidate, other.candidate),
});

const NO_VISITS: Visits = { visits: 0, failed: 0, slow: 0 };
export const NO_VOTES: Tally = { control: { ...NO_VISITS }, candidate: { ...NO_VISITS } };

/** The visits of all shares together. */
export const totalOf = (all: Tallies): Tally => Object.values(all).reduce<Tally>(addTallies, NO_VOTES);
