import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '@xana/local-site/topology';
import { connectAll, openPairs, type Pair, type SocketFigures, writeAll } from '../api/measure-sockets.ts';
import { FIRST_PORT } from '../api/measured-platform.ts';
import type { SocketMember } from '../api/socket-members.ts';

/** What a server process holds, after a garbage collection. */
export interface Held {
  /** Bytes. */
  rss: number;
  heapUsed: number;
  external: number;
  descriptors: number;
}

export interface Round {
  before: Held;
  connected: Held;
  after: Held;
  /** Milliseconds until all sockets were connected. */
  connecting: number;
  message: SocketFigures['message'];
}

const PROBE_PORT = FIRST_PORT + 80;
/** Both servers see a closed connection at once; the rest is for what they do afterwards. */
const SETTLE_MS = 5_000;
/** Loads the code and fills the caches that the first sockets of a process need. */
const WARM_UP_SOCKETS = 200;

/** Environment of a server process that `measureRound` can read. */
export const probed = {
  PROBE_PORT: String(PROBE_PORT),
  NODE_OPTIONS: `--import file://${join(ROOT, 'packages/lab/benchmarks/many-sockets/probe.mjs')}`,
};

/** Opens the sockets, sends messages while they are open, and closes them. */
export async function measureRound(idle: SocketMember[], pairs: Pair[]): Promise<Round> {
  const open = await openPairs(pairs);
  await writeAll(open);
  for (const socket of await connectAll(idle.slice(0, WARM_UP_SOCKETS))) socket.disconnect();
  // The first reading still has memory that the start of the process left.
  await settle();
  const before = await settle();
  const begun = performance.now();
  const sockets = await connectAll(idle);
  const connecting = performance.now() - begun;
  const connected = await settle();
  const message = await writeAll(open);
  const lost = sockets.filter((socket) => !socket.connected).length;
  if (lost > 0) throw new Error(`${lost} sockets were disconnected.`);
  for (const socket of sockets) socket.disconnect();
  const after = await settle();
  for (const { from, to } of open) for (const socket of [from, to]) socket.disconnect();
  return { before, connected, after, connecting, message };
}

async function settle(): Promise<Held> {
  await sleep(SETTLE_MS);
  return readHeld();
}

/** What the process that was started with `probed` holds now. */
export async function readHeld(): Promise<Held> {
  const answer = await fetch(`http://127.0.0.1:${PROBE_PORT}`);
  return (await answer.json()) as Held;
}
