import type { EthereumProvider } from '@walletconnect/ethereum-provider';
import { ConnectorError } from '../connector.ts';

export type WalletConnectProvider = InstanceType<typeof EthereumProvider>;

type Relayer = WalletConnectProvider['signer']['client']['core']['relayer'];

export interface WalletConnectSettings {
  projectId: string;
  /** Only in the sandbox: a relay of this machine. */
  relay?: string;
  /** RPC URLs by chain id. The wallet is asked for these chains. */
  rpc: Readonly<Record<number, string>>;
  /** What the wallet shows as the origin of the request. */
  siteUrl: string;
}

let loading: Promise<WalletConnectProvider> | null = null;

/**
 * Loads the SDK at the first call. There is one client for the page, because two clients would share the same storage and
 * receive each other's messages.
 *
 * @throws ConnectorError unreachable when the code cannot be loaded
 */
export function loadProvider(settings: WalletConnectSettings): Promise<WalletConnectProvider> {
  loading ??= createProvider(settings).catch((cause: unknown) => {
    loading = null;
    throw new ConnectorError('unreachable', { cause });
  });
  return loading;
}

async function createProvider({ projectId, relay, rpc, siteUrl }: WalletConnectSettings) {
  const { EthereumProvider } = await import('@walletconnect/ethereum-provider');
  const [first = 1, ...others] = Object.keys(rpc).map(Number);
  const provider = await EthereumProvider.init({
    projectId,
    optionalChains: [first, ...others],
    rpcMap: { ...rpc },
    showQrModal: false,
    telemetryEnabled: false,
    disableProviderPing: true,
    customStoragePrefix: 'xana',
    // Problems are shown to the user; the SDK would also log each one.
    logger: 'silent',
    metadata: { name: 'XANA', description: 'XANA', url: siteUrl, icons: [] },
    ...(relay ? { relayUrl: relay } : {}),
  });
  const { core } = provider.signer.client;
  // The service that verifies sites is not part of the sandbox, and each request waits five seconds for it.
  if (relay) core.verify.register = async () => '';
  acknowledgeOnReceipt(core.relayer);
  return provider;
}

/**
 * One second after its start the SDK handles the unacknowledged messages of its storage, for those that an earlier page left. It
 * acknowledges a message only after handling it, so that it would handle one that is in progress twice: the second end of a session
 * fails in a promise that nothing awaits (`onSessionDeleteRequest`). What this page has received, it handles.
 */
function acknowledgeOnReceipt(relayer: Relayer): void {
  relayer.on('relayer_message', ({ topic, message }: { topic: string; message: string }) => {
    relayer.messages.ack(topic, message).catch(() => undefined);
  });
}
