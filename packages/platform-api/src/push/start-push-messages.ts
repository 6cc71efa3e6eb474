import { repeat } from '../jobs/start-jobs.ts';
import type { Platform } from '../platform.ts';
import { sendPushMessages } from './send-push-messages.ts';

const POLL_INTERVAL_MS = 1_000;

/** Sends push messages while the platform runs. Without keys of the site it does nothing. @returns stops it */
export function startPushMessages(
  platform: Pick<Platform, 'database' | 'config' | 'onError' | 'push'>,
): () => Promise<void> {
  const { push } = platform;
  if (!push) return async () => undefined;
  let isStopped = false;
  const sendAll = async () => {
    let isFull = true;
    while (isFull && !isStopped) ({ isFull } = await sendPushMessages({ ...platform, push }));
  };
  const stop = repeat({ sendPushMessages: sendAll }, POLL_INTERVAL_MS, platform.onError);
  return async () => {
    isStopped = true;
    await stop();
  };
}
