import type { Session } from '@xana/session';
import type { PageHolds } from './page-holds.ts';

/** A session whose calls that may change something end before the page is reloaded. */
export function holdDuringWrites(session: Session, holds: PageHolds): Session {
  const call: Session['call'] = async (operation, input, options) => {
    // A release that was built before `isRead` existed names only the method.
    const { isRead = operation.method === 'GET' } = operation;
    if (isRead) return session.call(operation, input, options);
    const end = holds.hold();
    return session.call(operation, input, options).finally(end);
  };
  return Object.freeze({ ...session, call });
}
