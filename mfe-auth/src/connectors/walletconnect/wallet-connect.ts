import { type ConnectedWallet, type Connector, ConnectorError } from '../connector.ts';
import { readAccount } from '../read-account.ts';
import { settleWithin } from '../settle-within.ts';
import { loadProvider, type WalletConnectProvider, type WalletConnectSettings } from './load-provider.ts';
import { abandonPairing, type Pairing, readPairingError, startPairing } from './pairing.ts';
import { asEip1193, deleteOtherSessions, endWalletSession, requireChain } from './wallet-session.ts';

/** A pairing is valid for this time (specification of WalletConnect). */
const PAIRING_LIFETIME_MS = 300_000;
/** The SDK itself waits for an unreachable relay without an end. */
const RELAY_TIMEOUT_MS = 10_000;
const LOAD_TIMEOUT_MS = 30_000;

/** A link for the wallet, as a QR code or opened on the same phone. */
export interface PairingLink {
  uri: string;
  /** In milliseconds since 1970. */
  expiresAt: number;
}

interface WalletConnectOptions {
  settings: WalletConnectSettings;
  /** The chain that the site has selected. */
  chainId: number;
  onLink?(link: PairingLink): void;
  /** The connection to the relay was lost or restored. */
  onRelay?(isConnected: boolean): void;
}

/** A wallet on another device or in another app, reached through a relay. */
export function createWalletConnectConnector(options: WalletConnectOptions): Connector {
  const { settings, chainId, onLink = () => {}, onRelay = () => {} } = options;
  const load = (signal: AbortSignal) => within(loadProvider(settings), LOAD_TIMEOUT_MS, signal);
  return {
    async connect(signal) {
      const provider = await load(signal);
      // A choice of the user always makes a new pairing, maybe with another wallet.
      await endWalletSession(provider);
      const stopWatching = watchRelay(provider, onRelay);
      const pairing = startPairing(provider, proposedChains(settings, chainId));
      try {
        await waitForApproval(pairing, signal, onLink);
      } catch (error) {
        abandonPairing(provider, pairing);
        throw readPairingError(error);
      } finally {
        stopWatching();
      }
      await deleteOtherSessions(provider);
      await requireChain(provider, chainId);
      return open(provider);
    },
    async reconnect(signal) {
      const provider = await load(signal);
      return provider.session ? open(provider) : null;
    },
    async disconnect() {
      await endWalletSession(await loadProvider(settings));
    },
  };
}

async function waitForApproval(pairing: Pairing, signal: AbortSignal, onLink: (link: PairingLink) => void) {
  const published = Promise.race([pairing.uri, pairing.approval.then(() => '')]);
  const uri = await within(published, RELAY_TIMEOUT_MS, signal);
  if (uri) onLink({ uri, expiresAt: Date.now() + PAIRING_LIFETIME_MS });
  await settleWithin(pairing.approval, PAIRING_LIFETIME_MS, signal);
}

/** @throws ConnectorError unreachable when the time is over, cancelled */
const within = <Value>(promise: Promise<Value>, ms: number, signal: AbortSignal): Promise<Value> =>
  settleWithin(promise, ms, signal).catch((error: unknown) => {
    const isLate = error instanceof ConnectorError && error.problem === 'timeout';
    throw isLate ? new ConnectorError('unreachable', { cause: error }) : error;
  });

/** The site's chain first: wallets select the first chain that they know. */
function proposedChains({ rpc }: WalletConnectSettings, selected: number): number[] {
  const others = Object.keys(rpc).map(Number);
  return [selected, ...others.filter((id) => id !== selected)];
}

function watchRelay({ signer }: WalletConnectProvider, onRelay: (isConnected: boolean) => void): () => void {
  const { relayer } = signer.client.core;
  const onConnected = () => onRelay(true);
  const onLost = () => onRelay(false);
  relayer.on('relayer_connect', onConnected);
  relayer.on('relayer_disconnect', onLost);
  return () => {
    relayer.off('relayer_connect', onConnected);
    relayer.off('relayer_disconnect', onLost);
  };
}

async function open(provider: WalletConnectProvider): Promise<ConnectedWallet> {
  const wallet = asEip1193(provider);
  return { walletType: 'walletconnect', ...(await readAccount(wallet, 'eth_accounts')), provider: wallet };
}
