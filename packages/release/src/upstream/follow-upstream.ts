import type { ReleaseStore } from '../store/release-store.ts';

export interface Follower {
  /** Why the working copy may be behind the store of record; undefined when it is not. */
  problem(): string | undefined;
  stop(): void;
}

/**
 * Brings a working copy to the state of its store of record again and again. While that fails, the working copy stays as it is; each
 * reason is logged once.
 */
export function followUpstream({ upstream }: ReleaseStore, pollMs: number): Follower {
  let problem: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const look = async () => {
    try {
      await upstream?.pull();
      if (problem !== undefined) console.warn('The release store is followed again.');
      problem = undefined;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (problem !== reason) console.error(`The release store is not followed, what was there is used. ${reason}`);
      problem = reason;
    }
    if (!isStopped) timer = setTimeout(() => void look(), pollMs);
  };
  if (upstream) void look();
  return {
    problem: () => problem,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
