import { createServer, type RequestListener, type Server } from 'node:http';
import type { ChainNode } from '../chains/chain-node.ts';

/** 25 XETA, in wei. */
const GIFT = 25n * 10n ** 18n;

interface FaucetOptions {
  port: number;
  /** The only origin whose pages may ask. */
  siteOrigin: string;
  chain: Pick<ChainNode, 'ask' | 'fund'>;
}

/**
 * `POST /faucet/<address>` gives an address that the chain has never seen 25 XETA, so that a demo wallet has something to
 * show and to send. The chain itself remembers who had theirs: over restarts, and until it is reset.
 */
export function startFaucet({ port, siteOrigin, chain }: FaucetOptions): Promise<Server> {
  const listener: RequestListener = (request, response) => {
    response.setHeader('access-control-allow-origin', siteOrigin);
    response.setHeader('access-control-allow-headers', 'content-type');
    response.setHeader('vary', 'origin');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    const address = /^\/faucet\/(0x[0-9a-fA-F]{40})$/.exec(request.url ?? '')?.[1];
    if (request.method !== 'POST' || !address) return response.writeHead(404).end();
    giveOnce(chain, address).then(
      () => response.writeHead(204).end(),
      () => response.writeHead(502).end(),
    );
  };
  const server = createServer(listener);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is already in use by another process.`) : error),
    );
    server.listen(port, () => resolve(server));
  });
}

async function giveOnce(chain: FaucetOptions['chain'], address: string): Promise<void> {
  const seen = await Promise.all([
    chain.ask('eth_getBalance', [address, 'latest']),
    chain.ask('eth_getTransactionCount', [address, 'latest']),
  ]);
  if (seen.every((quantity) => BigInt(String(quantity)) === 0n)) await chain.fund(address, GIFT);
}
