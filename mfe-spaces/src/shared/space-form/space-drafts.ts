import * as z from '@xana/contracts/schema';
import { createStored, validRows } from '@xana/remote-kit/stored';
import { isSame, type SpaceValues, spaceValues } from './space-values.ts';

const MAX_DRAFTS = 10;
/** A draft outlives a logout, so it does not stay in the browser for good. */
const MAX_AGE_MS = 30 * 86_400_000;

const draftRow = z.object({
  userId: z.int(),
  /** The edited space; null for a new one. */
  spaceId: z.nullable(z.int()),
  /** The version of the space that the member edits; 0 for a new one. */
  version: z.int(),
  /** Milliseconds of Unix time. */
  savedAt: z.number(),
  values: spaceValues,
});

const drafts = createStored('spaceDrafts', { schema: validRows(draftRow), empty: [], isKeptInPage: true });

/** Whose draft of which space. */
export interface DraftKey {
  userId: number;
  /** Null for a new space. */
  spaceId: number | null;
}

export interface SpaceDraft {
  version: number;
  values: SpaceValues;
}

/** What a member wrote and has not saved: for each member and space, also after a logout, for 30 days. */
export function readDraft(key: DraftKey): SpaceDraft | null {
  return drafts.read().find((row) => isOf(row, key) && !isOld(row)) ?? null;
}

/** @param saved what is saved: the same values are no draft */
export function writeDraft(key: DraftKey, { version, values }: SpaceDraft, saved: SpaceValues): void {
  const others = drafts.read().filter((row) => !isOf(row, key) && !isOld(row));
  const own = isSame(values, saved) ? [] : [{ ...key, version, values, savedAt: Date.now() }];
  drafts.write([...own, ...others].slice(0, MAX_DRAFTS));
}

export const removeDraft = (key: DraftKey): void => drafts.write(drafts.read().filter((row) => !isOf(row, key)));

const isOf = (row: DraftKey, { userId, spaceId }: DraftKey) => row.userId === userId && row.spaceId === spaceId;
const isOld = ({ savedAt }: { savedAt: number }) => Date.now() - savedAt > MAX_AGE_MS;
