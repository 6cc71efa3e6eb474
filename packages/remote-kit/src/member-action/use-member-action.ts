import type { SessionUser } from '@xana/contracts/http/auth/session-user';
import { useSession } from '@xana/session/react';
import { useCallback } from 'react';
import { reloadAnswers } from '../server-data/query-clients.ts';

type MemberAction = (member: SessionUser) => unknown;

/**
 * Runs a members' action: immediately for a member, and for a visitor after the login that the click opens. The action
 * runs at most once, in this tab, and not if the dialog is closed or the login happens in another tab.
 *
 * The action may outlive its component, because lists load again for the member. It must set a state ("follow this user")
 * and not toggle one, because the member may already follow that user. A promise that it returns must not reject.
 */
export function useMemberAction(reason: string): (action: MemberAction) => void {
  const session = useSession();
  return useCallback(
    (action) => {
      const state = session.state();
      if (state.status === 'member') action(state.user);
      else session.requireLogin(reason, (member) => void continueAsMember(action, member));
    },
    [session, reason],
  );
}

/** The member's lists load while the action runs; those loaded before it finished load again. */
async function continueAsMember(action: MemberAction, member: SessionUser): Promise<void> {
  const outcome = action(member);
  if (!(outcome instanceof Promise)) return;
  await outcome;
  await reloadAnswers();
}
