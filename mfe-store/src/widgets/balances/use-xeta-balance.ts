import { useMount, useQuery } from '@xana/remote-kit';
import { fromWei } from '@xana/wallet/amounts';
import { XANA_CHAIN_ID } from '@xana/wallet/chains';
import type { Balance } from '../../shared/use-xeny-balance.ts';

const RPC_TIMEOUT_MS = 5_000;
const REFRESH_INTERVAL_MS = 60_000;

/** The XETA balance of an address from a node of XANAChain. */
export function useXetaBalance(address: string | null): Balance {
  const { config } = useMount();
  const nodes = config.rpc[String(XANA_CHAIN_ID)] ?? [];
  const { data, isError, refetch } = useQuery({
    queryKey: ['xeta', address],
    queryFn: async () => fromWei(await readBalance(nodes, String(address))),
    enabled: address !== null,
    refetchInterval: REFRESH_INTERVAL_MS,
  });
  return { amount: data, isError, retry: () => void refetch() };
}

/** Tries each node in turn. @returns the balance in wei */
async function readBalance(nodes: readonly string[], address: string): Promise<bigint> {
  let failure: unknown = new Error('No RPC node of XANAChain is configured.');
  for (const node of nodes) {
    try {
      const response = await fetch(node, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params: [address, 'latest'] }),
        signal: AbortSignal.timeout(RPC_TIMEOUT_MS),
      });
      const { result } = (await response.json()) as { result?: unknown };
      if (typeof result === 'string' && /^0x[0-9a-f]+$/i.test(result)) return BigInt(result);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}
