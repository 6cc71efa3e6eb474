import { creditPaidPeriods } from '../operations/payments/plans/credit-paid-periods.ts';
import type { Platform } from '../platform.ts';
import { askCardProvider } from './ask-card-provider.ts';
import { coolDown } from './cool-down.ts';

const EVERY = 60_000;

/**
 * What has to be done without anybody asking, in every instance: each job may run in several places at once, twice, or
 * late. One that fails says so and is tried again a minute later.
 *
 * @returns stops them, and waits for what is under way
 */
export function startJobs({ database, cards, onError }: Pick<Platform, 'database' | 'cards' | 'onError'>) {
  let running: Promise<unknown> = Promise.resolve();
  let isStopped = false;
  const jobs = [
    async () => cards && askCardProvider(database, cards),
    () => creditPaidPeriods(database, new Date()),
    () => coolDown(database),
  ];
  // One that fails must not keep the others from their turn.
  const round = async () => {
    for (const job of jobs) {
      await job().catch((error: unknown) => {
        if (!isStopped) onError(error);
      });
    }
  };
  const timer = setInterval(() => {
    running = running.then(() => (isStopped ? undefined : round()));
  }, EVERY);
  timer.unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  };
}
