import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { anvilBinary } from './anvil-binary.ts';
import { askNode } from './json-rpc.ts';
import { guardAgainstOrphan } from './orphan-guard.ts';

export interface ChainNode {
  url: string;
  ask(method: string, params: unknown[]): Promise<unknown>;
  /** Sets the balance of an address. */
  fund(address: string, wei: bigint): Promise<void>;
  /** Writes the state down and ends the process. */
  stop(): Promise<void>;
  /** Resolves when the process has ended, wanted or not. */
  ended: Promise<void>;
}

interface ChainNodeOptions {
  port: number;
  chainId: number;
  /** Its state is kept here over restarts. */
  dataDirectory: string;
  /** In seconds; the same first block on every machine, so that a chain can be told by the hash of its block 0. */
  genesisTimestamp?: number;
}

const START_TIMEOUT_MS = 15_000;
const STATE_INTERVAL = 5;

/** Starts a local chain node as a stand-in for XANAChain. @throws Error with the reason when it does not start */
export async function startChainNode(options: ChainNodeOptions): Promise<ChainNode> {
  const { port, chainId, dataDirectory } = options;
  await checkFreePort(port);
  mkdirSync(dataDirectory, { recursive: true });
  const child = spawn(anvilBinary(), anvilArguments(options), { stdio: ['ignore', 'ignore', 'pipe'] });
  const callOff = guardAgainstOrphan(child.pid ?? 0);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  void ended.then(callOff);
  const url = `http://localhost:${port}`;
  const ask = (method: string, params: unknown[]) => askNode(url, method, params);
  await untilItAnswers(child, async () => Number(await ask('eth_chainId', [])) === chainId);
  return {
    url,
    ask,
    ended,
    fund: async (address, wei) => void (await ask('anvil_setBalance', [address, `0x${wei.toString(16)}`])),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function anvilArguments({
  port,
  chainId,
  dataDirectory,
  genesisTimestamp = 1_700_000_000,
}: ChainNodeOptions): string[] {
  const flags = {
    host: '127.0.0.1',
    port,
    'chain-id': chainId,
    timestamp: genesisTimestamp,
    state: join(dataDirectory, `chain-${chainId}.json`),
    'state-interval': STATE_INTERVAL,
    accounts: 1,
  };
  return ['--silent', ...Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, String(value)])];
}

async function untilItAnswers(child: ChildProcess, isReady: () => Promise<boolean>): Promise<void> {
  let complaint = '';
  child.stderr?.on('data', (text: Buffer) => {
    complaint = `${complaint}${text}`.slice(-2_000);
  });
  child.once('error', (error) => {
    complaint = error.message;
  });
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isReady().catch(() => false))) {
    const isGone = child.exitCode !== null || child.pid === undefined;
    if (isGone || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The chain node did not start. ${complaint}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Another server on the port would be mistaken for the chain. @throws Error that names the port */
function checkFreePort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () => reject(new Error(`Port ${port} is already in use by another process.`)));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}
