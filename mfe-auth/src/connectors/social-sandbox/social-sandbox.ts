import { type ConnectedWallet, ConnectorError } from '../connector.ts';
import { createKeyWallet } from '../key-wallet.ts';
import { openLoginWindow, waitForAnswer } from '../login-window.ts';
import { leftLogin, readPendingLogin } from '../pending-login.ts';
import { readAccount } from '../read-account.ts';
import type { SocialConnector, SocialConnectorOptions } from '../social-connector.ts';
import { untilReturn } from '../until-return.ts';
import { type AuthorizationRequest, createAuthorizationRequest } from './authorization-request.ts';
import { createIdentityClient, type SandboxWallet } from './identity-client.ts';

interface SandboxOptions extends Omit<SocialConnectorOptions, 'service'> {
  origin: string;
}

/**
 * Login with Google or Apple at the stand-in of the sandbox: an OpenID provider that holds the key of each user's wallet.
 *
 * @throws ConnectorError unreachable, timeout, cancelled
 */
export async function createSocialSandboxConnector(
  { origin, brand, chainId, rpc, siteOrigin }: SandboxOptions,
  signal: AbortSignal,
): Promise<SocialConnector> {
  const client = createIdentityClient(origin);
  const endpoints = await client.discover(signal);

  const walletOf = async ({ privateKey, email }: SandboxWallet): Promise<ConnectedWallet> => {
    const provider = createKeyWallet({ privateKey, chainId, rpc });
    return { walletType: 'web3Auth', ...(await readAccount(provider, 'eth_accounts')), provider, email };
  };
  const finish = async (
    answer: Readonly<Record<string, unknown>>,
    request: Pick<AuthorizationRequest, 'state' | 'verifier' | 'redirectUri'>,
    during: AbortSignal,
  ): Promise<ConnectedWallet> => {
    if (answer.error === 'access_denied') throw new ConnectorError('popupClosed');
    // An answer with another state belongs to another request (RFC 6749, section 10.12).
    if (answer.state !== request.state || typeof answer.code !== 'string')
      throw new ConnectorError('failed', { cause: `The answer has no code for this request: ${String(answer.error)}` });
    const { idToken, accessToken } = await client.exchange(endpoints, { ...request, code: answer.code }, during);
    return { ...(await walletOf(await client.readWallet(accessToken, during))), idToken };
  };
  const returnTo = `${siteOrigin}/?login`;

  return {
    async connect(during) {
      const opened = openLoginWindow();
      try {
        const request = await createAuthorizationRequest({ endpoints, brand, redirectUri: `${origin}/callback` });
        opened.location.href = request.url;
        const expected = { from: origin, type: 'xana-sandbox-login', signal: during };
        return await finish(await waitForAnswer(opened, expected), request, during);
      } finally {
        opened.close();
      }
    },
    async leave(during) {
      const options = { endpoints, brand, redirectUri: returnTo, responseMode: 'fragment' } as const;
      const { url, state, verifier } = await createAuthorizationRequest(options);
      leftLogin.write({ brand, state, verifier });
      location.assign(url);
      return untilReturn(during);
    },
    async resume(during) {
      const { state = '', verifier = '' } = readPendingLogin() ?? {};
      const answer = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
      leftLogin.remove();
      return finish(answer, { state, verifier, redirectUri: returnTo }, during);
    },
    async reconnect(during) {
      const known = await client.restoreWallet(during);
      return known && walletOf(known);
    },
    disconnect: () => client.logOut(new AbortController().signal),
  };
}
