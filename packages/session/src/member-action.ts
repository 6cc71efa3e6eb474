import type { SessionUser } from '@xana/contracts/http/auth/session-user';

export type MemberAction = (member: SessionUser) => void;
/** A login through this tab's dialog, or the restore of an earlier session. */
type AwaitedArrival = 'login' | 'restore';

/**
 * Holds the one pending action of this tab. It runs at most once, and only after the awaited kind of arrival: a login in
 * another tab does not run it.
 */
export function createPendingAction() {
  let pending: { action: MemberAction; awaited: AwaitedArrival } | null = null;
  return {
    /** Replaces or removes the pending action. */
    keep(action: MemberAction | undefined, awaited: AwaitedArrival) {
      pending = action ? { action, awaited } : null;
    },
    drop() {
      pending = null;
    },
    settle(arrival: AwaitedArrival, member: SessionUser) {
      const settled = pending;
      pending = null;
      // In a microtask, so that an exception of the action does not look like a failed login.
      if (settled?.awaited === arrival) queueMicrotask(() => settled.action(member));
    },
  };
}
