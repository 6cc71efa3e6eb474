import { LRUCache } from 'lru-cache';
import type { Database } from '../database/connection/connect-database.ts';
import { isPictureShown } from '../database/uploads/shown-pictures.ts';

/** How long an unknown name is cached. */
const UNKNOWN_TTL_MS = 10_000;
const MAX_UNKNOWN = 10_000;

export interface KnownPictures {
  /** @throws when the database is unreachable */
  has(name: string): Promise<boolean>;
}

/** Only pictures that a row of the database refers to are rendered. */
export function createKnownPictures(database: Database): KnownPictures {
  const unknown = new LRUCache<string, true>({ max: MAX_UNKNOWN, ttl: UNKNOWN_TTL_MS });
  return {
    async has(name) {
      if (unknown.has(name)) return false;
      const isShown = await isPictureShown(database, name);
      if (!isShown) unknown.set(name, true);
      return isShown;
    },
  };
}
