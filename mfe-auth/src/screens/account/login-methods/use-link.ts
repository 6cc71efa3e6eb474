import { linkWallet, prepareLink } from '@xana/contracts/http/auth/linking';
import { reauthenticate } from '@xana/contracts/http/auth/login-methods';
import { isApiError, useMount } from '@xana/remote-kit';
import type { Session } from '@xana/session';
import type { ConnectedWallet } from '../../../connectors/connector.ts';
import { signText } from '../../../connectors/sign-text.ts';
import { describeMethod } from '../../../shared/methods/describe-method.ts';
import { type Attempt, useAttempt } from '../../../shared/methods/use-attempt.ts';
import { disconnectOther } from '../../../wallet-connection/disconnect-other.ts';
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

interface LinkSignature {
  session: Session;
  wallet: Pick<ConnectedWallet, 'address' | 'chainId' | 'provider'>;
  siteOrigin: string;
  /** `confirm`: the wallet is a login method and proves that the member is there. */
  purpose: 'link' | 'confirm';
}

async function signLink({ session, wallet, siteOrigin, purpose }: LinkSignature) {
  const { address, chainId } = wallet;
  const { nonce, message } = await session.call(prepareLink, { walletAddress: address, purpose, chainId });
  requireOwnMessage(message, { address, nonce, siteOrigin });
  return { walletAddress: address, nonce, signature: await signText(wallet, message) };
}

/** Prevents phishing: the wallet signs no message for another site or address, whatever the API returns. */
function requireOwnMessage(
  text: string,
  { address, nonce, siteOrigin }: { address: string; nonce: string; siteOrigin: string },
) {
  const [domain, signer] = text.split('\n');
  const isThisSite =
    domain === `${new URL(siteOrigin).host} wants you to sign in with your Ethereum account:` &&
    text.includes(`\nURI: ${siteOrigin}\n`);
  if (!isThisSite || signer !== address || !text.includes(`\nNonce: ${nonce}\n`))
    throw new Error('The link message is not for this site and wallet.');
}
