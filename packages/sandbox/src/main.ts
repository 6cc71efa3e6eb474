import { join } from 'node:path';
import { startApp } from './app/start-app.ts';
import { type CardProvider, startCardProvider } from './card-provider/start-card-provider.ts';
import { type ChainNode, startChainNode } from './chains/chain-node.ts';
import { produceBlocks } from './chains/produce-blocks.ts';
import { startEmail } from './email/start-email.ts';
import { startFaucet } from './faucet/faucet-server.ts';
import { startIdentity } from './identity/start-identity.ts';
import { startTelegram } from './telegram/start-telegram.ts';
import { startWalletConnect } from './wallet-connect/start-wallet-connect.ts';

const XANA_CHAIN_ID = 8888;

let chain: ChainNode | undefined;
let cards: CardProvider | undefined;
try {
  chain = await startChainNode({
    port: port('SANDBOX_CHAIN_PORT'),
    chainId: XANA_CHAIN_ID,
    dataDirectory: text('DATA_DIRECTORY'),
  });
  produceBlocks(chain);
  await startFaucet({ port: port('SANDBOX_FAUCET_PORT'), siteOrigin: text('SITE_ORIGIN'), chain });
  cards = await startCardProvider({
    port: port('SANDBOX_CARDS_PORT'),
    siteOrigin: text('SITE_ORIGIN'),
    frameOrigin: process.env.CARD_FRAME_ORIGIN || text('SITE_ORIGIN'),
    file: join(text('DATA_DIRECTORY'), 'card-provider.json'),
    webhooks: [{ url: `${text('API_ORIGIN')}/stripe/webhook`, secret: text('STRIPE_WEBHOOK_SECRET') }],
  });
  const identity = await startIdentity({
    port: port('SANDBOX_IDENTITY_PORT'),
    siteOrigin: text('SITE_ORIGIN'),
    deskOrigin: text('RELEASE_SERVER_ORIGIN'),
    faucetOrigin: `http://localhost:${port('SANDBOX_FAUCET_PORT')}`,
    file: join(text('DATA_DIRECTORY'), 'identity-key.json'),
  });
  await startEmail({
    port: port('SANDBOX_INBOX_PORT'),
    siteOrigin: text('SITE_ORIGIN'),
    identityOrigin: identity.origin,
    file: join(text('DATA_DIRECTORY'), 'email-secret'),
  });
  await startTelegram({
    port: port('SANDBOX_TELEGRAM_PORT'),
    callback: `${text('API_ORIGIN')}/auth/telegram/callback`,
    siteOrigin: text('SITE_ORIGIN'),
  });
  await startWalletConnect({ port: port('SANDBOX_WALLET_RELAY_PORT') });
  await startApp({
    port: port('SANDBOX_APP_PORT'),
    apiOrigin: text('API_ORIGIN'),
    siteOrigin: text('SITE_ORIGIN'),
  });
  stopInOrder(chain, cards);
  console.log(JSON.stringify({ ready: true }));
} catch (error) {
  console.error(`The sandbox could not start: ${(error as Error).message}`);
  await cards?.close();
  await chain?.stop();
  process.exit(1);
}

function stopInOrder(running: ChainNode, provider: CardProvider): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    void Promise.all([running.stop(), provider.close()]).then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  void running.ended.then(() => {
    if (isStopping) return;
    console.error('The chain node stopped unexpectedly.');
    process.exit(1);
  });
}

function text(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set.`);
  return value;
}

function port(name: string): number {
  const value = Number(text(name));
  if (!Number.isInteger(value) || value < 1 || value > 65_535)
    throw new Error(`${name} must be a port number from 1 to 65535.`);
  return value;
}
