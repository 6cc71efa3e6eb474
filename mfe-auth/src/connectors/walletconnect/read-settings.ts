import type { PublicConfig } from '@xana/contracts/public-config';
import { CHAINS } from '@xana/wallet/chains';
import type { WalletConnectSettings } from './load-provider.ts';

/** Null when this deployment does not offer WalletConnect. */
export function readWalletConnectSettings({
  login,
  rpc,
  showTestnets,
  origins,
}: PublicConfig): WalletConnectSettings | null {
  const service = login?.walletConnect;
  if (!service) return null;
  const offered = CHAINS.filter(({ isTestnet, isRetired }) => !isRetired && (showTestnets || !isTestnet));
  const nodes = offered.flatMap(({ id, defaultRpc }) => {
    const url = rpc[String(id)]?.[0] ?? defaultRpc;
    return url ? [[id, url] as const] : [];
  });
  return {
    projectId: service.projectId,
    ...(service.sandbox ? { relay: service.sandbox.relay } : {}),
    rpc: Object.fromEntries(nodes),
    siteUrl: origins.site,
  };
}
