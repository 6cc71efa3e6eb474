import * as shellEvents from '@xana/contracts/events/shell';
import type { OwnedBus } from '@xana/event-bus';
import type { MemberAction } from './member-action.ts';
import type { Session, SessionState, WalletHandle } from './session-types.ts';

interface SessionVerbsOptions {
  bus: OwnedBus<'shell'>;
  status(): SessionState['status'];
  wallet(): WalletHandle | null;
  setChain(id: number): void;
  /** Replaces the pending action. */
  keepAction(action: MemberAction | undefined, awaited: 'login' | 'restore'): void;
}

/** Requests to other remotes, published as events of the shell; the responsible remote has a handler for each. */
export function sessionVerbs({
  bus,
  status,
  wallet,
  setChain,
  keepAction,
}: SessionVerbsOptions): Pick<
  Session,
  'requireLogin' | 'requireWallet' | 'requestChain' | 'requestCreateSpace' | 'openStore' | 'openWallet'
> {
  const requireLogin: Session['requireLogin'] = (reason, continueWith) => {
    const current = status();
    if (current === 'member') return true;
    keepAction(continueWith, current === 'visitor' ? 'login' : 'restore');
    if (current === 'visitor') bus.publish(shellEvents.loginRequested, { reason });
    return false;
  };
  return {
    requireLogin,
    requireWallet() {
      if (wallet()?.provider) return true;
      if (requireLogin('wallet')) bus.publish(shellEvents.walletConnectionRequested, {});
      return false;
    },
    requestChain(chainId) {
      if (wallet()?.address) bus.publish(shellEvents.networkRequested, { chainId });
      else setChain(chainId);
    },
    requestCreateSpace: () => bus.publish(shellEvents.createSpaceRequested, {}),
    openStore: (tab) => bus.publish(shellEvents.storeRequested, { tab }),
    openWallet: () => bus.publish(shellEvents.walletRequested, {}),
  };
}
