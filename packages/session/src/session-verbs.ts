import * as facts from '@xana/contracts/events/shell';
import type { OwnedBus } from '@xana/event-bus';
import type { MemberAction } from './member-action.ts';
import type { Session, SessionState } from './session-types.ts';

interface SessionVerbsOptions {
  bus: OwnedBus<'shell'>;
  status(): SessionState['status'];
  /** Keeps the action until the awaited arrival, in place of an earlier one. */
  keepAction(action: MemberAction | undefined, awaited: 'login' | 'restore'): void;
}

/** What one part asks of another: a fact of the shell, for which whoever is responsible has a handler. */
export function sessionVerbs({
  bus,
  status,
  keepAction,
}: SessionVerbsOptions): Pick<Session, 'requireLogin' | 'requestCreateSpace' | 'openStore' | 'openWallet'> {
  return {
    requireLogin(reason, continueWith) {
      const current = status();
      if (current === 'member') return true;
      keepAction(continueWith, current === 'visitor' ? 'login' : 'restore');
      if (current === 'visitor') bus.publish(facts.loginRequested, { reason });
      return false;
    },
    requestCreateSpace: () => bus.publish(facts.createSpaceRequested, {}),
    openStore: (tab) => bus.publish(facts.storeRequested, { tab }),
    openWallet: () => bus.publish(facts.walletRequested, {}),
  };
}
