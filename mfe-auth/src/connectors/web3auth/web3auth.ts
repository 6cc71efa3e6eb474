import type { Eip1193Provider } from '@xana/wallet/injected-wallets';
import { type ConnectedWallet, ConnectorError } from '../connector.ts';
import { leftLogin } from '../pending-login.ts';
import { readAccount } from '../read-account.ts';
import { settleWithin } from '../settle-within.ts';
import type { SocialConnector, SocialConnectorOptions } from '../social-connector.ts';
import { untilReturn } from '../until-return.ts';
import { loadSdk, type Web3auth, type Web3authSdk } from './sdk.ts';
import { ignoreDuplicateRejections, toConnectorError } from './sdk-errors.ts';
import { type StartOptions, startSdk } from './start-sdk.ts';

/** The user logs in at the service in this time. The SDK's promise stays open when its frames are dead. */
const LOGIN_TIMEOUT_MS = 300_000;
const ANSWER_TIMEOUT_MS = 20_000;

interface Web3authOptions extends StartOptions, Pick<SocialConnectorOptions, 'brand'> {
  /** Tests pass a stand-in of the SDK. */
  load?: () => Promise<Web3authSdk>;
}

/**
 * Login with Google or Apple through Web3Auth. When this resolves, a click can open the window.
 *
 * @throws ConnectorError unreachable, timeout, cancelled; popupClosed or failed when the service has sent the user back with an error
 */
export async function createWeb3authConnector(
  { brand, load = loadSdk, ...options }: Web3authOptions,
  signal: AbortSignal,
): Promise<SocialConnector> {
  const returned = takeReturnedError();
  if (returned) throw returned;
  ignoreDuplicateRejections(window);
  const sdk = await settleWithin(load(), ANSWER_TIMEOUT_MS, signal);
  let web3auth = await startSdk(sdk, options, 'popup', signal);
  const { AUTH } = sdk.WALLET_CONNECTORS;

  const read = async (connected: Web3auth, during: AbortSignal): Promise<ConnectedWallet> => {
    const provider = connected.connection?.ethereumProvider as unknown as Eip1193Provider | null | undefined;
    if (!provider) throw new ConnectorError('failed', { cause: 'The SDK returned no wallet.' });
    const work = Promise.all([
      readAccount(provider, 'eth_accounts'),
      connected.getAuthTokenInfo(),
      connected.getUserInfo(),
    ]);
    const [account, { idToken }, { email }] = await settleWithin(work, ANSWER_TIMEOUT_MS, during);
    return { walletType: 'web3Auth', ...account, provider, idToken, email: email || undefined };
  };
  /** Maps the errors of the SDK. */
  const attempt = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    try {
      return await work();
    } catch (error) {
      throw toConnectorError(error);
    }
  };
  const login = (started: Web3auth) => started.connectTo(AUTH, { authConnection: sdk.AUTH_CONNECTION[toKey(brand)] });

  return {
    connect: (during) =>
      attempt(async () => {
        await settleWithin(login(web3auth), LOGIN_TIMEOUT_MS, during);
        return read(web3auth, during);
      }),
    leave: (during) =>
      attempt(async () => {
        web3auth = await startSdk(sdk, options, 'redirect', during);
        leftLogin.write({ brand });
        // In this mode the SDK navigates, and its promise has no meaning.
        return Promise.race([untilReturn(during), login(web3auth).then(() => untilReturn(during))]);
      }),
    resume: (during) =>
      attempt(async () => {
        leftLogin.remove();
        web3auth = await startSdk(sdk, options, 'redirect', during);
        await settleWithin(untilConnected(web3auth), ANSWER_TIMEOUT_MS, during);
        return read(web3auth, during);
      }),
    reconnect: (during) => attempt(async () => (web3auth.connected ? read(web3auth, during) : null)),
    async disconnect() {
      if (web3auth.connected) await settleWithin(web3auth.logout(), ANSWER_TIMEOUT_MS, new AbortController().signal);
    },
  };
}

const toKey = (brand: SocialConnectorOptions['brand']) => (brand === 'google' ? 'GOOGLE' : 'APPLE');

/** The SDK takes the answer out of the address during its start, and connects after it. */
function untilConnected(web3auth: Web3auth): Promise<void> {
  if (web3auth.connected) return Promise.resolve();
  return new Promise((resolve, reject) => {
    web3auth.once('connected', () => resolve());
    web3auth.once('rehydration_error', (error: unknown) => reject(error));
    web3auth.once('errored', (error: unknown) => reject(error));
  });
}

/**
 * The error with which the service sent the user back in redirect mode, taken out of the address. With it in the address, no
 * instance of the SDK becomes ready: its connector fails without an event.
 */
function takeReturnedError(): ConnectorError | null {
  const fields = new URLSearchParams(location.hash.slice(1));
  const error = fields.get('error') ?? readParameters(fields.get('b64Params')).error;
  if (typeof error !== 'string') return null;
  leftLogin.remove();
  history.replaceState(history.state, '', location.pathname + location.search);
  const isCancelled = /cancel|closed|denied/i.test(error);
  return new ConnectorError(isCancelled ? 'popupClosed' : 'failed', { cause: error });
}

/** @param text JSON in base64url */
function readParameters(text: string | null): { error?: unknown } {
  try {
    return (
      (JSON.parse(atob((text ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as { error?: unknown } | null) ?? {}
    );
  } catch {
    return {};
  }
}
