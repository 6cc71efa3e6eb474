import { join } from 'node:path';
import { build } from 'esbuild';
import Fastify from 'fastify';
import { originOf } from '../origin-of.ts';
import { attachRelay } from './relay.ts';
import { walletPage } from './wallet-page.ts';

interface WalletConnectOptions {
  port: number;
  now?(): number;
}

export interface WalletConnect {
  origin: string;
  close(): Promise<void>;
}

/** A relay for WalletConnect on a WebSocket, and on the same port the page of a wallet that uses it. */
export async function startWalletConnect({ port, now }: WalletConnectOptions): Promise<WalletConnect> {
  const app = Fastify({ logger: false, bodyLimit: 10_000, forceCloseConnections: true });
  const relay = attachRelay(app.server, now);
  const script = await bundleWallet();
  app.get('/', async (_request, reply) => {
    const policy = `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self' ${originOf(app).replace('http', 'ws')}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
    return reply.headers({ 'content-security-policy': policy }).type('text/html; charset=utf-8').send(walletPage());
  });
  app.get('/wallet.js', async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
  app.post('/sandbox/interruption', async (request, reply) => {
    const { refuseForMs = 0 } = (request.body ?? {}) as { refuseForMs?: number };
    relay.interrupt(Number(refuseForMs));
    return reply.status(204).send();
  });
  await app.listen({ port, host: 'localhost' });
  return {
    origin: originOf(app),
    async close() {
      relay.interrupt(0);
      relay.close();
      await app.close();
    },
  };
}

async function bundleWallet(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'browser/wallet.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    platform: 'browser',
    define: { global: 'globalThis', 'process.env.NODE_ENV': '"production"' },
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}
