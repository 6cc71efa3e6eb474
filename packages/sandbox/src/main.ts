import { join } from 'node:path';
import { startApp } from './app/start-app.ts';
import { type CardProvider, startCardProvider } from './card-provider/start-card-provider.ts';
import { type ChainNode, startChainNode } from './chains/chain-node.ts';
import { produceBlocks } from './chains/produce-blocks.ts';
import { startEmail } from './email/start-email.ts';
import { readPort, readText } from './environment.ts';
import { startFaucet } from './faucet/faucet-server.ts';
import { startIdentity } from './identity/start-identity.ts';
import { startTelegram } from './telegram/start-telegram.ts';
import { startWalletConnect } from './wallet-connect/start-wallet-connect.ts';

const XANA_CHAIN_ID = 8888;

let chain: ChainNode | undefined;
let cards: CardProvider | undefined;
try {
  chain = await startChainNode({
    port: readPort('SANDBOX_CHAIN_PORT'),
    chainId: XANA_CHAIN_ID,
    dataDirectory: readText('DATA_DIRECTORY'),
  });
  produceBlocks(chain);
  await startFaucet({ port: readPort('SANDBOX_FAUCET_PORT'), siteOrigin: readText('SITE_ORIGIN'), chain });
  cards = await startCardProvider({
    port: readPort('SANDBOX_CARDS_PORT'),
    siteOrigin: readText('SITE_ORIGIN'),
    frameOrigin: process.env.CARD_FRAME_ORIGIN || readText('SITE_ORIGIN'),
    file: join(readText('DATA_DIRECTORY'), 'card-provider.json'),
    webhooks: [{ url: `${readText('API_ORIGIN')}/stripe/webhook`, secret: readText('STRIPE_WEBHOOK_SECRET') }],
  });
  const identity = await startIdentity({
    port: readPort('SANDBOX_IDENTITY_PORT'),
    siteOrigin: readText('SITE_ORIGIN'),
    deskOrigin: readText('RELEASE_SERVER_ORIGIN'),
    faucetOrigin: `http://localhost:${readPort('SANDBOX_FAUCET_PORT')}`,
    file: join(readText('DATA_DIRECTORY'), 'identity-key.json'),
  });
  await startEmail({
    port: readPort('SANDBOX_INBOX_PORT'),
    siteOrigin: readText('SITE_ORIGIN'),
    identityOrigin: identity.origin,
    file: join(readText('DATA_DIRECTORY'), 'email-secret'),
  });
  await startTelegram({
    port: readPort('SANDBOX_TELEGRAM_PORT'),
    callback: `${readText('API_ORIGIN')}/auth/telegram/callback`,
    siteOrigin: readText('SITE_ORIGIN'),
  });
  await startWalletConnect({ port: readPort('SANDBOX_WALLET_RELAY_PORT') });
  await startApp({
    port: readPort('SANDBOX_APP_PORT'),
    apiOrigin: readText('API_ORIGIN'),
    siteOrigin: readText('SITE_ORIGIN'),
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
