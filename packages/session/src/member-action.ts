import type { SessionUser } from '@xana/contracts/http/auth/session-user';

export type MemberAction = (member: SessionUser) => void;
/** What the action waits for: a login through this tab's dialog, or an earlier session that is being restored. */
type AwaitedArrival = 'login' | 'restore';

/**
 * Keeps the one action that waits for a member in this tab. It runs at most once, and only after the kind of arrival that
 * it waits for: a login in another tab does not run what was asked for here.
 */
export function createPendingAction() {
  let pending: { action: MemberAction; awaited: AwaitedArrival } | null = null;
  return {
    /** Replaces an earlier action, also when there is no new one. */
    keep(action: MemberAction | undefined, awaited: AwaitedArrival) {
      pending = action ? { action, awaited } : null;
    },
    drop() {
      pending = null;
    },
    settle(arrival: AwaitedArrival, member: SessionUser) {
      const settled = pending;
      pending = null;
      // Not within the caller: an action that throws must not look like a failed login.
      if (settled?.awaited === arrival) queueMicrotask(() => settled.action(member));
    },
  };
}
