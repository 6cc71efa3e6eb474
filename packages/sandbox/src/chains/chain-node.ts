import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface ChainNode {
  url: string;
  /** @param wei whole wei as text or bigint */
  fund(address: string, wei: bigint): Promise<void>;
  stop(): Promise<void>;
}

interface ChainNodeOptions {
  port: number;
  chainId: number;
  /** Its state is kept here over restarts. */
  dataDirectory: string;
}

/** The same first block on every machine, so that a chain can be told by the hash of its block 0. */
const GENESIS_TIMESTAMP = 1_700_000_000;
const START_PATIENCE = 15_000;

/** Starts a real chain on this machine, as a stand-in for XANAChain. */
export async function startChainNode({ port, chainId, dataDirectory }: ChainNodeOptions): Promise<ChainNode> {
  mkdirSync(dataDirectory, { recursive: true });
  const options = [
    '--port',
    port,
    '--host',
    '127.0.0.1',
    '--chain-id',
    chainId,
    '--timestamp',
    GENESIS_TIMESTAMP,
    '--silent',
  ];
  const keeping = ['--state', join(dataDirectory, `chain-${chainId}.json`), '--state-interval', '5', '--accounts', '1'];
  const child = spawn(anvilBinary(), [...options, ...keeping].map(String), { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (text: Buffer) => {
    complaint = `${complaint}${text}`.slice(-2_000);
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://localhost:${port}`;
  const giveUp = Date.now() + START_PATIENCE;
  while ((await ask(url, 'eth_chainId', []).catch(() => undefined)) === undefined) {
    if (child.exitCode !== null || Date.now() > giveUp)
      throw new Error(`The chain node did not start on port ${port}. ${complaint}`);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  return {
    url,
    fund: async (address, wei) => void (await ask(url, 'anvil_setBalance', [address, `0x${wei.toString(16)}`])),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function ask(url: string, method: string, params: unknown[]): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const { result, error } = (await response.json()) as { result?: unknown; error?: { message: string } };
  if (error) throw new Error(error.message);
  return result;
}

/** The binary itself, without the launcher around it, which would outlive a kill. */
function anvilBinary(): string {
  const require = createRequire(import.meta.url);
  const system = { darwin: 'darwin', linux: 'linux', win32: 'win32' }[process.platform as 'linux'];
  const machine = process.arch === 'arm64' ? 'arm64' : 'amd64';
  const launcher = require.resolve('@foundry-rs/anvil/package.json');
  const folder = dirname(createRequire(launcher).resolve(`@foundry-rs/anvil-${system}-${machine}/package.json`));
  const binary = join(folder, 'bin', process.platform === 'win32' ? 'anvil.exe' : 'anvil');
  if (!existsSync(binary)) throw new Error(`There is no chain node for ${process.platform} ${process.arch}.`);
  return binary;
}
