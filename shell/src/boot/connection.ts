import type { Session } from '@xana/session';
import { onPictureBroken, retryPictures } from '@xana/ui-kit/picture';

/** Wait for an answer on a good line, in milliseconds; twice this and a page without a platform says so. */
const MIN_ANSWER_TIMEOUT_MS = 3_500;
const MAX_ANSWER_TIMEOUT_MS = 10_000;

/** How long an answer may take on the line that brought the shell. @param began milliseconds from the page's begin */
export function answerTimeoutFor(began: number): number {
  return Math.min(Math.max(MIN_ANSWER_TIMEOUT_MS, began), MAX_ANSWER_TIMEOUT_MS);
}

/** Pictures that could not be had are fetched again when the network or the media host is back. */
export function followConnection(session: Session, checkHost: (host: 'media') => void): void {
  onPictureBroken(() => checkHost('media'));
  let { recoveries } = session.connection();
  session.subscribe(() => {
    if (session.connection().recoveries === recoveries) return;
    recoveries = session.connection().recoveries;
    retryPictures();
  });
}
