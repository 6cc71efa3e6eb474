import type { Session } from '@xana/session';
import { onPictureBroken, retryPictures } from '@xana/ui-kit/picture';

/** On a fast connection. A platform that does not answer is reported to the reader after at most twice this time. */
const MIN_ANSWER_TIMEOUT_MS = 3_500;
const MAX_ANSWER_TIMEOUT_MS = 10_000;

/**
 * The time limit for one answer, which grows with the time that the shell itself took to load.
 *
 * @param startupMs milliseconds from the start of the navigation until now
 */
export function answerTimeoutFor(startupMs: number): number {
  return Math.min(Math.max(MIN_ANSWER_TIMEOUT_MS, startupMs), MAX_ANSWER_TIMEOUT_MS);
}

/** Reports pictures that failed, and fetches them again when the network or the media host has recovered. */
export function watchConnection(session: Session, checkHost: (host: 'media') => void): void {
  onPictureBroken(() => checkHost('media'));
  let { recoveries } = session.connection();
  session.subscribe(() => {
    if (session.connection().recoveries === recoveries) return;
    recoveries = session.connection().recoveries;
    retryPictures();
  });
}
