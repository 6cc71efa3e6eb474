import * as facts from '@xana/contracts/events/shell';
import type { OwnedBus } from '@xana/event-bus';
import type { Session } from './session-types.ts';

/** What one part asks of another: a fact of the shell, for which whoever is responsible has a handler. */
export function sessionVerbs(
  bus: OwnedBus<'shell'>,
  isConnected: () => boolean,
): Pick<Session, 'requireLogin' | 'requestCreateSpace' | 'openStore' | 'openWallet'> {
  return {
    requireLogin(reason) {
      if (isConnected()) return true;
      bus.publish(facts.loginRequested, { reason });
      return false;
    },
    requestCreateSpace: () => bus.publish(facts.createSpaceRequested, {}),
    openStore: (tab) => bus.publish(facts.storeRequested, { tab }),
    openWallet: () => bus.publish(facts.walletRequested, {}),
  };
}
