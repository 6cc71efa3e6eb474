import { creditPaidPeriods } from '../operations/payments/subscriptions/credit-paid-periods.ts';
import type { Platform } from '../platform.ts';
import { decayHeat } from './decay-heat.ts';
import { deleteAbandonedUploads } from './delete-abandoned-uploads.ts';
import { deleteExpired } from './delete-expired.ts';
import { reconcilePayments } from './reconcile-payments.ts';

type Job = () => Promise<unknown>;

/**
 * What has to be done without anybody asking, in every instance: each job may run in several places at once, twice, or
 * late.
 *
 * @returns stops them, and waits for what is under way
 */
export function startJobs(platform: Pick<Platform, 'database' | 'cards' | 'pictures' | 'onError' | 'config'>) {
  const { database, cards, onError, config } = platform;
  const jobs: Job[] = [
    async () => cards && reconcilePayments(database, cards, onError),
    () => creditPaidPeriods(database, new Date()),
    () => decayHeat(database),
    () => deleteExpired(database),
    () => deleteAbandonedUploads(platform),
  ];
  return repeat(jobs, config.jobsEverySeconds * 1_000, onError);
}

/**
 * Does all jobs one after the other, again and again. One that fails says so and is tried again in the next round; it
 * keeps no other from its turn.
 *
 * @param every milliseconds
 */
export function repeat(jobs: Job[], every: number, onError: (error: unknown) => void) {
  let running: Promise<unknown> = Promise.resolve();
  let isStopped = false;
  const round = async () => {
    for (const job of jobs) {
      if (isStopped) return;
      // What comes to nothing because everything ends is no fault.
      await job().catch((error: unknown) => isStopped || onError(error));
    }
  };
  const timer = setInterval(() => {
    running = running.then(round);
  }, every);
  timer.unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  };
}
