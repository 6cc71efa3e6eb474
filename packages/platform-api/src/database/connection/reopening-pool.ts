import type pg from 'pg';
import type { PoolUsage } from './database-metrics.ts';

/** Called when a statement got no answer. @param sentAt time of `performance.now()` at which it was sent */
export type OnUnanswered = (sentAt: number) => void;

export interface ReopeningPool extends Pick<pg.Pool, 'options' | 'connect' | 'end'> {
  /** Leaves the connections that were open at that time. Those in use end with their work. */
  reopen: OnUnanswered;
  usage(): PoolUsage;
}

/**
 * A pool that can open all its connections again. A network that lost one connection has often lost the others too, and each would keep
 * a call waiting until its time runs out.
 */
export function createReopeningPool(open: () => pg.Pool): ReopeningPool {
  let pool = open();
  let openedAt = performance.now();
  let isEnded = false;
  return {
    options: pool.options,
    connect: () => pool.connect(),
    end() {
      isEnded = true;
      return pool.end();
    },
    reopen(sentAt) {
      if (isEnded || sentAt < openedAt) return;
      // Settles when the server says goodbye, which nothing waits for.
      void pool.end();
      pool = open();
      openedAt = performance.now();
    },
    usage: () => ({ open: pool.totalCount, busy: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
  };
}
