import { startChainNode } from './chains/chain-node.ts';
import { startFaucet } from './faucet/faucet-server.ts';

const XANA_CHAIN_ID = 8888;
const { SANDBOX_CHAIN_PORT, SANDBOX_FAUCET_PORT, SITE_ORIGIN = '', DATA_DIRECTORY = '' } = process.env;

try {
  const chain = await startChainNode({
    port: Number(SANDBOX_CHAIN_PORT),
    chainId: XANA_CHAIN_ID,
    dataDirectory: DATA_DIRECTORY,
  });
  const faucet = await startFaucet({ port: Number(SANDBOX_FAUCET_PORT), siteOrigin: SITE_ORIGIN, chain });
  const stop = () => {
    faucet.close();
    void chain.stop().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  console.log(JSON.stringify({ ready: true }));
} catch (error) {
  console.error(`The sandbox could not start: ${(error as Error).message}`);
  process.exit(1);
}
