import { createServer, type RequestListener, type Server } from 'node:http';
import type { ChainNode } from '../chains/chain-node.ts';

/** 25 XETA, in wei. */
const GIFT = 25n * 10n ** 18n;

/** Gives each address 25 XETA once, so that a demo wallet has something to show and to send. */
export function startFaucet({
  port,
  siteOrigin,
  chain,
}: {
  port: number;
  siteOrigin: string;
  chain: ChainNode;
}): Promise<Server> {
  const given = new Set<string>();
  const listener: RequestListener = (request, response) => {
    response.setHeader('access-control-allow-origin', siteOrigin);
    response.setHeader('access-control-allow-headers', 'content-type');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    const address = /^\/faucet\/(0x[0-9a-fA-F]{40})$/.exec(request.url ?? '')?.[1]?.toLowerCase();
    if (request.method !== 'POST' || !address) return response.writeHead(404).end();
    const work = given.has(address) ? Promise.resolve() : chain.fund(address, GIFT);
    given.add(address);
    work.then(
      () => response.writeHead(204).end(),
      () => response.writeHead(502).end(),
    );
  };
  const server = createServer(listener);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`port ${port} is taken by another program.`) : error),
    );
    server.listen(port, () => resolve(server));
  });
}
