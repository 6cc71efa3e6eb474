import { type ChainNode, startChainNode } from './chains/chain-node.ts';
import { startFaucet } from './faucet/faucet-server.ts';

const XANA_CHAIN_ID = 8888;

let chain: ChainNode | undefined;
try {
  chain = await startChainNode({
    port: port('SANDBOX_CHAIN_PORT'),
    chainId: XANA_CHAIN_ID,
    dataDirectory: text('DATA_DIRECTORY'),
  });
  await startFaucet({ port: port('SANDBOX_FAUCET_PORT'), siteOrigin: text('SITE_ORIGIN'), chain });
  stopInOrder(chain);
  console.log(JSON.stringify({ ready: true }));
} catch (error) {
  console.error(`The sandbox could not start: ${(error as Error).message}`);
  await chain?.stop();
  process.exit(1);
}

function stopInOrder(running: ChainNode): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    void running.stop().then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  void running.ended.then(() => {
    if (isStopping) return;
    console.error('The chain node stopped by itself.');
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
  if (!Number.isInteger(value) || value < 1 || value > 65_535) throw new Error(`${name} is no port.`);
  return value;
}
