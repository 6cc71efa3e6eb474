import type { PublicConfig } from '@xana/contracts/public-config';
import type { WalletType } from '@xana/wallet/injected-wallets';
import type { Connector } from '../connectors/connector.ts';
import { loadEmailConnector } from '../connectors/load-email-connector.ts';
import { loadSocialConnector } from '../connectors/social-connector.ts';

interface ConnectorOptions {
  config: PublicConfig;
  chainId: number;
}

type CreateConnector = (options: ConnectorOptions, signal: AbortSignal) => Promise<Connector | undefined>;

/** How a reload gets the connector of each wallet type that a service holds. The injected wallets are found by EIP-6963. */
const CONNECTORS: Partial<Record<WalletType, CreateConnector>> = {
  async web3Auth({ config, chainId }, signal) {
    const { rpc, origins, login } = config;
    if (!login?.social) return undefined;
    // The service restores the login of either brand.
    const options = { service: login.social, brand: 'google', chainId, rpc, siteOrigin: origins.site } as const;
    return loadSocialConnector(options, signal);
  },
  async walletconnect({ config, chainId }) {
    const [{ createWalletConnectConnector }, { readWalletConnectSettings }] = await Promise.all([
      import('../connectors/walletconnect/wallet-connect.ts'),
      import('../connectors/walletconnect/read-settings.ts'),
    ]);
    const settings = readWalletConnectSettings(config);
    return settings ? createWalletConnectConnector({ settings, chainId }) : undefined;
  },
  async magiclink({ config: { rpc, login }, chainId }) {
    return login?.email && loadEmailConnector({ service: login.email, chainId, rpc });
  },
};

let connected: Connector | null = null;

/** Keeps the connector of a login, so that the logout ends its connection. */
export function keepConnector(connector: Connector): void {
  connected = connector;
}

/** The connector of this page's login, or a new one after a reload. */
export async function connectorOf(
  type: WalletType,
  options: ConnectorOptions,
  signal = new AbortController().signal,
): Promise<Connector | undefined> {
  connected ??= (await CONNECTORS[type]?.(options, signal)) ?? null;
  return connected ?? undefined;
}

/** Ends the connection on the side of the service, after a logout here. */
export async function disconnectWallet(type: WalletType, options: ConnectorOptions): Promise<void> {
  await connectorOf(type, options);
  await disconnectKept();
}

/** Ends the connection of this page's login, after a logout in another tab. */
export async function disconnectKept(): Promise<void> {
  const connector = connected;
  connected = null;
  await connector?.disconnect();
}
