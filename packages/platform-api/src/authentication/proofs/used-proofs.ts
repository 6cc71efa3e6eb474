import type { Redis } from 'ioredis';

/** The ids of used proofs: prevents their replay. */
export interface UsedProofs {
  /** Stores the id. @returns false when this proof was used before @param id unique for each proof of each key */
  use(id: string): Promise<boolean>;
}

/**
 * @param windowMs how long a proof is valid; each id is stored at least that long
 * @param redis shared by instances; while it is unavailable each instance stores the ids itself
 */
export function createUsedProofs(windowMs: number, redis?: Redis): UsedProofs {
  let recent = new Set<string>();
  let earlier = new Set<string>();
  let turnsAt = Date.now() + windowMs;
  const useHere = (id: string): boolean => {
    const now = Date.now();
    if (now >= turnsAt) {
      // After a pause of two windows all stored ids have expired.
      earlier = now >= turnsAt + windowMs ? new Set() : recent;
      recent = new Set();
      turnsAt = now + windowMs;
    }
    if (recent.has(id) || earlier.has(id)) return false;
    recent.add(id);
    return true;
  };
  return {
    async use(id) {
      if (!useHere(id)) return false;
      if (!redis) return true;
      const isNew = await redis.set(`proof:${id}`, '1', 'PX', windowMs, 'NX').catch(() => 'OK');
      return isNew === 'OK';
    },
  };
}
