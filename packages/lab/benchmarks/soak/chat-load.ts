import { setTimeout as sleep } from 'node:timers/promises';
import type { Socket } from 'socket.io-client';
import { connectAll, openPairs, type Pair, writeOne } from '../api/measure-sockets.ts';
import type { MeasuredPlatform } from '../api/measured-platform.ts';
import { chatMember, type SocketMember, spread } from '../api/socket-members.ts';
import { percentile } from '../composition/statistics.ts';

const IDLE_SOCKETS = 300;
const IDLE_MEMBERS = 30;
const PAIRS = 10;
/** Between two messages, and between two members who come and go. */
const INTERVAL_MS = 200;

export interface ChatLoad {
  messages: number;
  /** Sockets that were opened and closed. */
  visits: number;
  /** Milliseconds from sending to receiving. */
  p50: number;
  p99: number;
}

/** Sockets that stay open. */
export async function openIdleSockets(platform: MeasuredPlatform): Promise<Socket[]> {
  return connectAll(spread(await newMembers(platform, IDLE_MEMBERS), IDLE_SOCKETS));
}

/** New members write to each other, and one after another opens a page and leaves. */
export async function chatAWhile(platform: MeasuredPlatform, seconds: number): Promise<ChatLoad> {
  const members = await newMembers(platform, PAIRS * 2);
  const pairs: Pair[] = Array.from({ length: PAIRS }, (_, pair) => ({
    writer: members[pair * 2] as SocketMember,
    reader: members[pair * 2 + 1] as SocketMember,
  }));
  const open = await openPairs(pairs);
  const taken: number[] = [];
  let visits = 0;
  const end = performance.now() + seconds * 1_000;
  const write = async () => {
    for (let number = 0; performance.now() < end; number += 1) {
      taken.push(await writeOne(open[number % PAIRS] as (typeof open)[number], number));
      await sleep(INTERVAL_MS);
    }
  };
  const visit = async () => {
    for (; performance.now() < end; visits += 1) {
      const socket = await (members[visits % members.length] as SocketMember).connect();
      await sleep(INTERVAL_MS);
      socket.disconnect();
    }
  };
  await Promise.all([write(), visit()]);
  for (const { from, to } of open) for (const socket of [from, to]) socket.disconnect();
  return { messages: taken.length, visits, p50: percentile(taken, 50), p99: percentile(taken, 99) };
}

/** One after the other: twenty logins at once would be a load of their own. */
async function newMembers(platform: MeasuredPlatform, count: number): Promise<SocketMember[]> {
  const members: SocketMember[] = [];
  while (members.length < count) members.push(await chatMember(platform));
  return members;
}
