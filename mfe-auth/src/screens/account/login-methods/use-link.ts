import { linkWallet } from '@xana/contracts/http/auth/linking';
import { reauthenticate } from '@xana/contracts/http/auth/login-methods';
import { isApiError, useMount } from '@xana/remote-kit';
import { describeMethod } from '../../../shared/methods/describe-method.ts';
import { type Attempt, useAttempt } from '../../../shared/methods/use-attempt.ts';
import { disconnectOther } from '../../../wallet-connection/disconnect-other.ts';
import { signLink } from './sign-link.ts';
import { useLinkProblem } from './use-link-problem.ts';
import type { WaitingMethod } from './waiting-method.ts';

interface LinkOptions {
  purpose: 'link' | 'confirm';
  /** The name of the method, and whether it is new. */
  onDone(name: string, isNew: boolean): void;
  /** The session must prove a login method first. */
  onStale(waiting: WaitingMethod): void;
}

/** Runs a login method to add it to the account, or to confirm that the member is there. */
export function useLink({ purpose, onDone, onStale }: LinkOptions): Attempt {
  const { session, config } = useMount();
  const textOf = useLinkProblem();
  return useAttempt({
    purpose,
    textOf,
    async onConnected(wallet, method) {
      try {
        const signed = await signLink({ session, wallet, siteOrigin: config.origins.site, purpose });
        if (purpose === 'confirm') {
          await session.call(reauthenticate, signed);
          await disconnectOther(session, method.connector, wallet);
          return onDone(method.name, false);
        }
        const idToken = wallet.idToken ? { idToken: wallet.idToken } : {};
        const { isNew } = await session.call(linkWallet, { ...signed, ...idToken, ...describeMethod(wallet, method) });
        await disconnectOther(session, method.connector, wallet);
        onDone(method.name, isNew);
      } catch (error) {
        if (!isApiError(error) || error.code !== 'REAUTHENTICATION_REQUIRED') throw error;
        onStale({ kind: 'wallet', method, wallet });
      }
    },
  });
}
