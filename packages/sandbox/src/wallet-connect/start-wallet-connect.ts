import { join } from 'node:path';
import Fastify from 'fastify';
import { bundleScript } from '../bundle-script.ts';
import { originOf, type StandIn } from '../origin-of.ts';
import { sandboxPage } from '../page.ts';
import { attachRelay } from './relay.ts';

const STYLE = `<style>
  [hidden] { display: none !important; }
  main { display: grid; gap: 12px; align-content: start; width: min(92vw, 440px); margin: 24px 0; } main > * { margin: 0; } .sandbox { justify-self: start; }
  h2 { font-size: 17px; margin: 0; } p { margin: 0; } code { font-size: 13px; overflow-wrap: anywhere; }
  label { margin: 0; } select { display: block; width: 100%; margin-top: 4px; padding: 10px 12px; border: 1px solid var(--line); border-radius: 12px; font: inherit; background: var(--card); color: inherit; }
  form { display: grid; gap: 10px; }
  .list, .card { display: grid; gap: 10px; } .list:empty { display: none; }
  .card { padding: 16px; border: 1px solid var(--line); border-radius: 14px; }
  .card pre { margin: 0; padding: 12px; max-height: 260px; overflow: auto; border-radius: 10px; background: var(--ground); font: 13px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
  .row { display: flex; gap: 10px; } .row button { flex: 1; }
  button.plain { border: 1px solid var(--line); background: transparent; color: inherit; }
  select:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
  #status { font-weight: 600; color: var(--text); } #status:empty { display: none; }
</style>`;

/** The page of the sandbox's wallet; `browser/wallet.ts` fills it. */
const walletPage = (): string =>
  sandboxPage(
    'Sandbox wallet',
    `${STYLE}<h1>Sandbox wallet</h1>
<p>Account <code id="address"></code></p>
<label>Network<select id="chain"></select></label>
<p id="status" role="status"></p>
<section id="proposals" class="list" aria-label="Connection requests"></section>
<section id="requests" class="list" aria-label="Requests"></section>
<section id="sessions" class="list" aria-label="Connected sites"></section>
<form id="pair"><label>Connection link<input name="uri" required placeholder="wc:…" autocomplete="off" spellcheck="false"></label>
<button>Connect</button></form>
<script src="/wallet.js"></script>`,
    'Sandbox: a wallet for tests. No money moves.',
  );

interface WalletConnectOptions {
  port: number;
  now?(): number;
}

export type WalletConnect = StandIn;

/** A relay for WalletConnect on a WebSocket, and on the same port the page of a wallet that uses it. */
export async function startWalletConnect({ port, now }: WalletConnectOptions): Promise<StandIn> {
  const app = Fastify({ logger: false, bodyLimit: 10_000, forceCloseConnections: true });
  const relay = attachRelay(app.server, now);
  const script = await bundleScript(join(import.meta.dirname, 'browser/wallet.ts'), {
    platform: 'browser',
    define: { global: 'globalThis', 'process.env.NODE_ENV': '"production"' },
  });
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
