import type { Eip1193Provider } from '@xana/wallet/injected-wallets';
import { ConnectorError } from '../connector.ts';
import { settleWithin } from '../settle-within.ts';
import type { WalletConnectProvider } from './load-provider.ts';

/** The wallet is told within this time; otherwise only this browser forgets the session. */
const DISCONNECT_TIMEOUT_MS = 3_000;

/** Reason of the protocol. */
const USER_DISCONNECTED = { code: 6000, message: 'User disconnected.' };

/** Ends the session at the wallet and in this browser. */
export async function endWalletSession(provider: WalletConnectProvider): Promise<void> {
  const topic = provider.session?.topic;
  if (!topic) return;
  await settleWithin(provider.disconnect(), DISCONNECT_TIMEOUT_MS, new AbortController().signal).catch(async () => {
    await provider.signer.client.session.delete(topic, USER_DISCONNECTED);
    provider.signer.session = undefined;
  });
}

/** The SDK restores the first session of its storage after a reload, so there must be only one. */
export async function deleteOtherSessions(provider: WalletConnectProvider): Promise<void> {
  const { client } = provider.signer;
  const others = client.session.getAll().filter(({ topic }) => topic !== provider.session?.topic);
  await Promise.all(others.map(({ topic }) => client.session.delete(topic, USER_DISCONNECTED)));
}

/** Whether the wallet has approved a chain. Its requests may then name that chain. */
function approvesChain({ session }: WalletConnectProvider, chainId: number): boolean {
  return (session?.namespaces.eip155?.accounts ?? []).some((account) => account.startsWith(`eip155:${chainId}:`));
}

/** The wallet behind EIP-1193, with its error code for a session that the wallet has ended. */
export function asEip1193(provider: WalletConnectProvider): Eip1193Provider {
  return {
    async request(call) {
      if (!provider.session) throw disconnected();
      try {
        return await provider.request(call);
      } catch (error) {
        throw (error as { code?: unknown } | null)?.code === USER_DISCONNECTED.code ? disconnected(error) : error;
      }
    },
    on: (event, listener) => void provider.on(event as 'accountsChanged', listener),
    removeListener: (event, listener) => void provider.removeListener(event as 'accountsChanged', listener),
  };
}

/** EIP-1193: the provider is disconnected. */
const disconnected = (cause?: unknown) =>
  Object.assign(new Error('The wallet has ended the connection.', { cause }), { code: 4900 });

/** @throws ConnectorError wrongChain: the wallet has not approved the chain that the site has selected (LG-10) */
export async function requireChain(provider: WalletConnectProvider, chainId: number): Promise<void> {
  if (!approvesChain(provider, chainId)) throw new ConnectorError('wrongChain');
  if (provider.chainId === chainId) return;
  // The wallet has approved several chains: the SDK selects one of them without a request.
  await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: `0x${chainId.toString(16)}` }] });
}
