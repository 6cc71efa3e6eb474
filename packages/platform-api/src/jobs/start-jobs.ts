import { purgeDeletedMessages } from '../database/chat/deleted-messages.ts';
import { purgeDeletedPosts } from '../database/feeds/deleted-posts.ts';
import { deleteExpired } from '../database/jobs/expired-rows.ts';
import { purgeDeletedSpaces } from '../database/spaces/deleted-spaces.ts';
import { deleteExpiredPresences } from '../database/spaces/space-presences.ts';
import { creditPaidPeriods } from '../operations/payments/subscriptions/credit-paid-periods.ts';
import type { Platform } from '../platform.ts';
import { decayHeat } from './decay-heat.ts';
import { deleteAbandonedUploads } from './delete-abandoned-uploads.ts';
import { deleteOldNotifications } from './delete-old-notifications.ts';
import { endBans } from './end-bans.ts';
import { measureJob, showJob } from './job-metrics.ts';
import { purgeDeletedAccounts } from './purge-deleted-accounts.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { remindOfEvents } from './remind-of-events.ts';

/** By the names that metrics show. */
type Jobs = Record<string, () => Promise<unknown>>;

/**
 * Starts the background jobs. Every instance runs them, so each job must be safe to run concurrently, twice, or late.
 *
 * @returns stops the jobs and waits for the current one
 */
export function startJobs(
  platform: Pick<Platform, 'database' | 'cards' | 'pictures' | 'onError' | 'config' | 'sessionEnds'>,
) {
  const { database, cards, onError, config } = platform;
  const jobs: Jobs = {
    reconcilePayments: async () => cards && reconcilePayments(database, cards, onError),
    creditPaidPeriods: () => creditPaidPeriods(database, new Date()),
    decayHeat: () => decayHeat(database),
    deleteExpired: () => deleteExpired(database),
    deleteExpiredPresences: () => deleteExpiredPresences(database),
    purgeDeletedAccounts: () => purgeDeletedAccounts(platform),
    purgeDeletedPosts: () => purgeDeletedPosts(database),
    purgeDeletedSpaces: () => purgeDeletedSpaces(database),
    purgeDeletedMessages: () => purgeDeletedMessages(database),
    deleteAbandonedUploads: () => deleteAbandonedUploads(platform),
    deleteOldNotifications: () => deleteOldNotifications(database),
    remindOfEvents: () => remindOfEvents(database),
    endBans: () => endBans(platform),
  };
  return repeat(jobs, config.jobsEverySeconds * 1_000, onError);
}

/**
 * Runs all jobs in sequence at an interval. A job that fails is reported and retried in the next round; it does not
 * delay the others.
 */
export function repeat(jobs: Jobs, intervalMs: number, onError: (error: unknown) => void) {
  let running: Promise<unknown> = Promise.resolve();
  let isStopped = false;
  for (const name of Object.keys(jobs)) showJob(name);
  const round = async () => {
    for (const [name, job] of Object.entries(jobs)) {
      if (isStopped) return;
      // Errors during shutdown are expected: connections close under the job.
      await measureJob(name, job).catch((error: unknown) => isStopped || onError(error));
    }
  };
  const timer = setInterval(() => {
    running = running.then(round);
  }, intervalMs);
  timer.unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  };
}
