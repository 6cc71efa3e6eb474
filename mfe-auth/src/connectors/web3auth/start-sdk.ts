import type { LoginServices } from '@xana/contracts/public-config';
import { chainById } from '@xana/wallet/chains';
import { ConnectorError, type SiteChains } from '../connector.ts';
import { settleWithin } from '../settle-within.ts';
import type { Web3auth, Web3authSdk } from './sdk.ts';
import { toConnectorError } from './sdk-errors.ts';

/** Seven days (LG-07). */
const SESSION_SECONDS = 604_800;
const START_TIMEOUT_MS = 15_000;

export interface StartOptions extends SiteChains {
  service: Extract<NonNullable<LoginServices['social']>, { kind: 'web3auth' }>;
  siteOrigin: string;
}

/**
 * An instance of the SDK that can open its window. `redirect`: it leaves the page instead, or finishes such a login.
 *
 * @throws ConnectorError unreachable, timeout, cancelled, failed
 */
export async function startSdk(
  sdk: Web3authSdk,
  { service, chainId, rpc, siteOrigin }: StartOptions,
  uxMode: 'popup' | 'redirect',
  signal: AbortSignal,
): Promise<Web3auth> {
  const hexChainId = `0x${chainId.toString(16)}`;
  const web3auth = new sdk.Web3AuthNoModal({
    clientId: service.clientId,
    web3AuthNetwork: service.network,
    sessionTime: SESSION_SECONDS,
    disableAnalytics: true,
    multiInjectedProviderDiscovery: false,
    // Without this the service returns to the path alone, where no login dialog opens.
    ...(uxMode === 'redirect'
      ? { connectors: [sdk.authConnector({ connectorSettings: { uxMode, redirectUrl: `${siteOrigin}/?login` } })] }
      : {}),
    chains: [describeChain(sdk, chainId, rpc)],
    defaultChainId: hexChainId,
  });
  try {
    // The SDK's `init` hangs with its server, and resolves before its connector is ready; a login in between never settles.
    await settleWithin(
      web3auth.init().then(() => untilReady(sdk, web3auth)),
      START_TIMEOUT_MS,
      signal,
    );
  } catch (error) {
    throw toConnectorError(error);
  }
  return web3auth;
}

function untilReady(sdk: Web3authSdk, web3auth: Web3auth): Promise<void> {
  const connector = web3auth.getConnector(sdk.WALLET_CONNECTORS.AUTH);
  if (!connector) throw new ConnectorError('failed', { cause: 'The project has no login connector.' });
  if (connector.status !== sdk.CONNECTOR_STATUS.NOT_READY) return Promise.resolve();
  return new Promise((resolve) => connector.once('ready', () => resolve()));
}

function describeChain(sdk: Web3authSdk, id: number, rpc: StartOptions['rpc']) {
  const chain = chainById(id);
  const rpcTarget = rpc[id]?.[0] ?? chain?.defaultRpc;
  if (!chain || !rpcTarget) throw new ConnectorError('failed', { cause: `Chain ${id} has no RPC URL.` });
  return {
    chainNamespace: sdk.CHAIN_NAMESPACES.EIP155,
    chainId: `0x${id.toString(16)}`,
    rpcTarget,
    displayName: chain.name,
    ticker: chain.symbol,
    tickerName: chain.symbol,
    blockExplorerUrl: chain.explorer,
    logo: '',
  };
}
