import type { MountContext } from '@xana/remote-kit';
import { useMount } from '@xana/remote-kit';
import { XANA_CHAIN_ID } from '@xana/wallet/chains';
import type { Eip1193Provider } from '@xana/wallet/injected-wallets';
import { useCallback } from 'react';
import type { XetaGateway } from './xeta-gateway.ts';

/** Loads the gateway, and ethers with it, at the first call. */
export function useXetaGateway(wallet: Eip1193Provider | null = null): () => Promise<XetaGateway> {
  const { config } = useMount();
  return useCallback(() => loadXetaGateway(config, wallet), [config, wallet]);
}

async function loadXetaGateway(
  { rpc, genesis }: MountContext['config'],
  wallet: Eip1193Provider | null,
): Promise<XetaGateway> {
  const { createEthersGateway } = await import('./ethers-gateway.ts');
  const id = String(XANA_CHAIN_ID);
  return createEthersGateway({ nodes: rpc[id] ?? [], genesis: genesis?.[id], wallet });
}
