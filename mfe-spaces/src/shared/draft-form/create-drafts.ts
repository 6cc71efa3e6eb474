import type { Stored } from '@xana/remote-kit/stored';

const MAX_DRAFTS = 10;
/** A draft outlives a logout, so it does not stay in the browser for good. */
const MAX_AGE_MS = 30 * 86_400_000;

export interface Draft<Values> {
  /** The version that the member edits; 0 for something new. */
  version: number;
  values: Values;
}

interface DraftOptions<Key, Values> {
  stored: Stored<(Key & Draft<Values> & { /** Milliseconds of Unix time. */ savedAt: number })[]>;
  isOf(row: Key, key: Key): boolean;
  isSame(one: Values, other: Values): boolean;
}

/** What members wrote in a form and have not saved: for each member and subject, also after a logout, for 30 days. */
export function createDrafts<Key, Values>({ stored, isOf, isSame }: DraftOptions<Key, Values>) {
  const isOld = ({ savedAt }: { savedAt: number }) => Date.now() - savedAt > MAX_AGE_MS;
  const othersThan = (key: Key) => stored.read().filter((row) => !isOf(row, key) && !isOld(row));
  return {
    read: (key: Key): Draft<Values> | null => stored.read().find((row) => isOf(row, key) && !isOld(row)) ?? null,
    /** @param saved what is saved: the same values are no draft */
    write(key: Key, { version, values }: Draft<Values>, saved: Values): void {
      const own = isSame(values, saved) ? [] : [{ ...key, version, values, savedAt: Date.now() }];
      stored.write([...own, ...othersThan(key)].slice(0, MAX_DRAFTS));
    },
    remove: (key: Key): void => stored.write(othersThan(key)),
  };
}
