import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { askNode } from './json-rpc.ts';

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

/** The binary itself, without the launcher around it, which would outlive a kill. @throws Error where there is none */
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

/**
 * Ends a process when this one is gone, however it went: the guard reads a pipe that closes only then. A kill by force
 * leaves no chance to stop children otherwise.
 *
 * @returns what calls the guard off
 */
function guardAgainstOrphan(pid: number): () => void {
  if (process.platform === 'win32') return () => undefined;
  const guard = spawn('/bin/sh', ['-c', 'trap "" INT; read -r line || kill "$0"', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.stdin.on('error', () => undefined);
  guard.unref();
  return () => guard.stdin.end('done\n');
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
