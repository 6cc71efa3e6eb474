import type { SessionUser } from '@xana/contracts/http/auth/session-user';
import { useSession } from '@xana/session/react';
import { reloadAnswers } from '../server-data/query-clients.ts';

type MemberAction = (member: SessionUser) => unknown;

/**
 * Runs what only a member may do: at once for a member, and for a visitor after the login that the click asks for. The
 * action runs at most once, in this tab, and not if the dialog is closed or the login happens elsewhere.
 *
 * The action may outlive the component that asked for it, since lists load again for the member. It must set a state
 * ("follow this person") and not toggle one: the member may follow that person already. A promise that it returns must
 * not reject.
 */
export function useMemberAction(reason: string): (action: MemberAction) => void {
  const session = useSession();
  return (action) => {
    const state = session.state();
    if (state.status === 'member') action(state.user);
    else session.requireLogin(reason, (member) => void continueAsMember(action, member));
  };
}

/** The member's lists load while the action is under way; those that were asked for too early load again. */
async function continueAsMember(action: MemberAction, member: SessionUser): Promise<void> {
  const outcome = action(member);
  if (!(outcome instanceof Promise)) return;
  await outcome;
  await reloadAnswers();
}
