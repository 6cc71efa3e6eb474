import type { Eip1193Provider } from '@xana/wallet/injected-wallets';
import type { Magic as MagicSdk } from 'magic-sdk';
import { type ConnectedWallet, ConnectorError, type SiteChains } from '../connector.ts';
import type { EmailConnector } from '../email-connector.ts';
import { readAccount } from '../read-account.ts';
import { settleWithin } from '../settle-within.ts';
import { type MagicLogin, SECOND_FACTOR, startMagicLogin } from './magic-login.ts';

/** Without a connection the SDK's promises never settle. */
const ANSWER_TIMEOUT_MS = 20_000;

interface MagicOptions extends SiteChains {
  publishableKey: string;
  /** Loads the SDK. Tests pass a stand-in. */
  load?: () => Promise<typeof MagicSdk>;
}

const loadMagic = async () => {
  try {
    return (await import('magic-sdk')).Magic;
  } catch (error) {
    throw new ConnectorError('unreachable', { cause: error });
  }
};

/** Login by email with Magic, without its own interface. Its wallet lives in a frame of auth.magic.link. */
export function createMagicConnector({ publishableKey, chainId, rpc, load = loadMagic }: MagicOptions): EmailConnector {
  let sdk: Promise<MagicSdk> | null = null;
  let running: MagicLogin | null = null;
  let accepted: { email: string; idToken: string } | null = null;

  /** One instance for each connector: each adds a frame to the page. */
  const magic = () => {
    sdk ??= load().then((Magic) => {
      const rpcUrl = rpc[chainId]?.[0];
      return new Magic(publishableKey, rpcUrl ? { network: { rpcUrl, chainId } } : {});
    });
    sdk.catch(() => {
      sdk = null;
    });
    return sdk;
  };
  const within = <Value>(promise: Promise<Value>, signal: AbortSignal) =>
    settleWithin(promise, ANSWER_TIMEOUT_MS, signal);
  const walletOf = async (method: 'eth_requestAccounts' | 'eth_accounts'): Promise<ConnectedWallet> => {
    const provider = (await magic()).rpcProvider as unknown as Eip1193Provider;
    return { walletType: 'magiclink', ...(await readAccount(provider, method)), provider };
  };
  const accept = async (enter: (login: MagicLogin) => Promise<string>, signal: AbortSignal) => {
    if (!running) throw new ConnectorError('failed', { cause: 'A code needs a login that has begun.' });
    const { email } = running;
    const idToken = await within(enter(running), signal);
    if (idToken === SECOND_FACTOR) return 'secondFactor';
    accepted = { email, idToken };
    return 'accepted';
  };
  return {
    async sendCode(email, signal) {
      running?.cancel();
      accepted = null;
      running = startMagicLogin(await within(magic(), signal), email);
      try {
        await within(running.sent, signal);
      } catch (error) {
        running.cancel();
        running = null;
        throw error;
      }
    },
    enterCode: (code, signal) => accept((login) => login.enter(code), signal),
    enterSecondFactor: (code, signal) => accept((login) => login.enterSecondFactor(code), signal),
    async connect(signal) {
      if (!accepted) throw new ConnectorError('failed', { cause: 'connect needs an accepted code.' });
      return { ...(await within(walletOf('eth_accounts'), signal)), ...accepted };
    },
    async reconnect(signal) {
      const { user } = await within(magic(), signal);
      return (await within(user.isLoggedIn(), signal)) ? within(walletOf('eth_accounts'), signal) : null;
    },
    async disconnect() {
      running?.cancel();
      running = null;
      accepted = null;
      if (sdk) await within((await sdk).user.logout(), new AbortController().signal);
    },
  };
}
