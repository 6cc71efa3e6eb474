import type { MountContext } from '@xana/remote-kit';
import { isSameAddress } from '@xana/wallet/addresses';
import { discoverWallets, type Eip1193Provider, type InjectedWallet } from '@xana/wallet/injected-wallets';
import { type WalletProblem, walletProblem } from '@xana/wallet/provider-errors';
import { ConnectorError } from '../connectors/connector.ts';
import { rememberedWallet } from './remembered-wallet.ts';
import { connectorOf } from './wallet-connectors.ts';

/** Extensions announce themselves within this time after the page asks. */
const ANNOUNCEMENT_TIMEOUT_MS = 2_000;

/** What a connection needs of the module that asks for it. */
export type ConnectionContext = Pick<MountContext, 'session' | 'attachWallet' | 'config'>;

export type ConnectProblem =
  | WalletProblem
  /** The wallet does not announce itself in this browser. */
  | 'notFound'
  /** The wallet has another account selected. */
  | 'otherAccount'
  /** The service of the wallet does not know the login any more. */
  | 'expired'
  | 'noWallet';

/**
 * Gives the session the provider of the member's wallet, which a reload loses. May ask the user to unlock the wallet.
 *
 * @returns null when the session has the provider
 */
export async function connectWallet(context: ConnectionContext, signal: AbortSignal): Promise<ConnectProblem | null> {
  const handle = context.session.wallet();
  if (handle?.provider) return null;
  if (!handle?.address) return 'noWallet';
  try {
    if (handle.type === 'ethereum') return await connectInjected(context);
    const { config, session } = context;
    const connector = await connectorOf(handle.type, { config, chainId: session.chainId() }, signal);
    const wallet = await connector?.reconnect?.(signal);
    if (!wallet) return 'expired';
    return (await context.attachWallet?.(wallet.provider)) ? null : 'otherAccount';
  } catch (error) {
    return connectProblem(error);
  }
}

/** A service that cannot be reached counts as a lost connection, and a dialog that was closed as a rejection. */
function connectProblem(error: unknown): WalletProblem {
  if (!(error instanceof ConnectorError)) return walletProblem(error);
  if (error.problem === 'cancelled') return 'rejected';
  return error.problem === 'timeout' || error.problem === 'unreachable' ? 'disconnected' : 'unknown';
}

async function connectInjected(context: ConnectionContext): Promise<ConnectProblem | null> {
  const wallets = await findWallets(window, rememberedWallet.read() || null);
  if (await attachFirst(context, wallets)) return null;
  const [wallet] = wallets;
  if (!wallet) return 'notFound';
  await wallet.provider.request({ method: 'eth_requestAccounts' });
  return (await attachFirst(context, [wallet])) ? null : 'otherAccount';
}

/**
 * Attaches the remembered wallet of this browser if it shows the member's account without a question to the user.
 *
 * @returns the account that the wallet has selected instead; undefined when it is attached, locked or missing
 */
export async function attachQuietly(context: ConnectionContext): Promise<string | undefined> {
  const rdns = rememberedWallet.read() || null;
  const wallets = await findWallets(window, rdns);
  if (await attachFirst(context, wallets)) return undefined;
  // Without a remembered wallet, another account proves nothing: the member may have logged in with a wallet that is missing.
  return rdns && wallets[0] ? otherAccount(wallets[0].provider, context.session.wallet()?.address ?? '') : undefined;
}

/** The account that a wallet has selected instead of `own`; undefined for a locked wallet, which shows none. */
export async function otherAccount(provider: Eip1193Provider, own: string): Promise<string | undefined> {
  const [account] = (await provider.request({ method: 'eth_accounts' })) as string[];
  return account && own && !isSameAddress(account, own) ? account : undefined;
}

async function attachFirst({ attachWallet }: ConnectionContext, wallets: readonly InjectedWallet[]): Promise<boolean> {
  for (const { provider } of wallets) {
    if (await attachWallet?.(provider)) return true;
  }
  return false;
}

/**
 * The wallets of this browser that may have logged in.
 *
 * @param rdns of the remembered wallet; null: every wallet
 * @returns an empty list when the remembered wallet does not announce itself in time
 */
function findWallets(page: Window, rdns: string | null): Promise<readonly InjectedWallet[]> {
  return new Promise((resolve) => {
    const discovery = discoverWallets(page);
    const read = () => discovery.wallets().filter((wallet) => rdns === null || wallet.rdns === rdns);
    const finish = () => {
      clearTimeout(timer);
      unsubscribe();
      discovery.stop();
      resolve(read());
    };
    const timer = setTimeout(finish, ANNOUNCEMENT_TIMEOUT_MS);
    const unsubscribe = discovery.subscribe(() => {
      if (read().length > 0) finish();
    });
    if (read().length > 0) finish();
  });
}
