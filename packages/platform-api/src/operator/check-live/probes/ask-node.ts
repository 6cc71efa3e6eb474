import { askService } from '../ask-service.ts';

interface NodeAnswer {
  chainId: number | undefined;
  /** Hash of block 0, in lower case. */
  genesis: string | undefined;
  /** Whether a browser lets pages of `origin` read the answers of the node (CORS). */
  isReadableFrom(origin: string): boolean;
}

/** Asks a node of a chain what the site asks before it sends a transaction. @throws Error when it does not answer */
export async function askNode(url: string, siteOrigin: string): Promise<NodeAnswer> {
  const call = async (method: string, params: readonly unknown[]) => {
    const { status, json, headers } = await askService(url, {
      body: { jsonrpc: '2.0', id: 1, method, params },
      headers: { origin: siteOrigin },
    });
    const { result, error } = (json ?? {}) as { result?: unknown; error?: { message?: string } };
    if (result === undefined) throw new Error(`${method} was answered with ${status} ${error?.message ?? ''}`.trim());
    return { result, allowedOrigin: headers['access-control-allow-origin'] };
  };
  const [chain, block] = await Promise.all([call('eth_chainId', []), call('eth_getBlockByNumber', ['0x0', false])]);
  const { hash } = (block.result ?? {}) as { hash?: unknown };
  return {
    chainId: typeof chain.result === 'string' ? Number(chain.result) : undefined,
    genesis: typeof hash === 'string' ? hash.toLowerCase() : undefined,
    isReadableFrom: (origin) => ['*', origin].includes(chain.allowedOrigin ?? ''),
  };
}
