import { walletChainUnsupported, walletLeft } from '@xana/contracts/events/auth';
import { memberLeft } from '@xana/contracts/events/session';
import type { MountContext } from '@xana/remote-kit';
import type { WalletHandle } from '@xana/session';
import { chainById } from '@xana/wallet/chains';
import type { Eip1193Provider } from '@xana/wallet/injected-wallets';
import { attachQuietly, connectWallet, otherAccount } from './connect-wallet.ts';
import { disconnectKept, disconnectWallet } from './wallet-connectors.ts';

export type WatchContext = Pick<MountContext, 'session' | 'attachWallet' | 'config' | 'bus'>;

/**
 * Keeps a member's session and wallet in step: attaches the wallet after a reload, ends the session when the account
 * changed or the wallet disconnected, and follows the wallet to another chain.
 *
 * @returns a function that stops it
 */
export function watchWallet(context: WatchContext, page: Window = window): () => void {
  const { session, bus } = context;
  let watched: Eip1193Provider | null = null;
  let known: LeftReason | null = null;

  const onChain = (value: unknown) => {
    const next = Number(value);
    const chain = chainById(next);
    if (!chain || chain.isRetired) bus.publish(walletChainUnsupported, { chainId: next });
    else session.setChain(next);
  };
  const onDisconnect = () => {
    // Only WalletConnect reports the end of a connection so; for other wallets it is a lost network, which returns.
    if (session.wallet()?.type !== 'walletconnect') return;
    known = 'disconnected';
    void session.logout('accountChanged');
  };
  const listenTo = (provider: Eip1193Provider | null) => {
    watched?.removeListener?.('chainChanged', onChain);
    watched?.removeListener?.('disconnect', onDisconnect);
    watched = provider;
    watched?.on?.('chainChanged', onChain);
    watched?.on?.('disconnect', onDisconnect);
  };
  const onSession = () => {
    const wallet = session.wallet();
    if (wallet?.provider && wallet.provider !== watched) listenTo(wallet.provider);
  };
  let restoring: Promise<unknown> | null = null;
  const restore = () => {
    restoring ??= connectWallet(context, new AbortController().signal).finally(() => {
      restoring = null;
    });
    return restoring;
  };
  const check = async () => {
    const wallet = session.wallet();
    if (!wallet || page.document.visibilityState !== 'visible') return;
    // The service of WalletConnect keeps the connection; without the provider its end would go unnoticed here.
    if (!wallet.provider && wallet.type === 'walletconnect') return void (await restore());
    const other = wallet.provider
      ? await otherAccount(wallet.provider, wallet.address)
      : wallet.type === 'ethereum' && (await attachQuietly(context));
    if (!other || session.wallet()?.address !== wallet.address) return;
    known = 'accountChanged';
    await session.logout('accountChanged');
  };
  const recheck = () => void check().catch(() => undefined);
  const stops = [
    session.subscribe(onSession),
    bus.subscribe(memberLeft, ({ reason }) => {
      const wallet = session.wallet();
      if (!wallet) return;
      void explain(context, wallet, { reason, known }).catch(() => undefined);
      if (reason !== 'expired') void disconnect(context, wallet, reason).catch(() => undefined);
    }),
  ];
  page.document.addEventListener('visibilitychange', recheck);
  page.addEventListener('focus', recheck);
  onSession();
  recheck();
  return () => {
    listenTo(null);
    for (const stop of stops) stop();
    page.document.removeEventListener('visibilitychange', recheck);
    page.removeEventListener('focus', recheck);
  };
}

/** The tab with the logout also ends a connection that an earlier page made. */
function disconnect({ config, session }: WatchContext, { type }: WalletHandle, reason: string): Promise<void> {
  return reason === 'otherTab' ? disconnectKept() : disconnectWallet(type, { config, chainId: session.chainId() });
}

type LeftReason = 'accountChanged' | 'disconnected';

interface Ending {
  reason: string;
  /** What the watch itself has noticed. */
  known: LeftReason | null;
}

/** Publishes why the wallet ended the session; also in a tab that another tab logged out first. */
async function explain({ bus }: WatchContext, { provider, address }: WalletHandle, { reason, known }: Ending) {
  if (reason !== 'accountChanged' && reason !== 'otherTab') return;
  if (known) return bus.publish(walletLeft, { reason: known });
  const other = provider && (await otherAccount(provider, address).catch(() => undefined));
  if (other) bus.publish(walletLeft, { reason: 'accountChanged' });
  else if (reason === 'accountChanged') bus.publish(walletLeft, { reason: 'disconnected' });
}
