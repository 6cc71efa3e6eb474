import type { Socket } from 'socket.io-client';
import type { SocketMember } from './socket-members.ts';

interface Times {
  /** From sending to receiving, in milliseconds. */
  p50: number;
  p99: number;
}

export interface SocketFigures {
  connected: number;
  /** Milliseconds until all sockets were connected. */
  connecting: number;
  /** One receiver. */
  message: Times & { sent: number; sentPerSecond: number };
  /** Many tabs of one receiver. */
  fanOut: Times & { tabs: number; receivedPerSecond: number };
}

/** A conversation of a sender and a receiver. */
export interface Pair {
  writer: SocketMember;
  reader: SocketMember;
}

const CONCURRENCY = 50;
const MESSAGES = 400;
/** The number of messages in flight. */
const UNDER_WAY = 8;
const TABS = 500;
const MESSAGES_TO_ALL = 40;

/** Connects all members, sends messages in pairs, then to one member with many tabs. */
export async function measureSockets(idle: SocketMember[], pairs: Pair[]): Promise<SocketFigures> {
  const begun = performance.now();
  const sockets = await connectAll(idle);
  const connecting = performance.now() - begun;
  const open = await openPairs(pairs);
  const [busy] = open;
  const [first] = pairs;
  if (!busy || !first) throw new Error('There is no pair.');
  await greet(open.map((each) => ({ ...each, to: busy.to })));
  const message = await writeAll(open);
  const tabs = await connectAll(Array.from({ length: TABS }, () => first.reader));
  const fanOut = await writeToTabs(
    open.map(({ from }) => from),
    busy.readerId,
    tabs,
  );
  for (const socket of [...sockets, ...tabs, ...open.flatMap(({ from, to }) => [from, to])]) socket.disconnect();
  return { connected: idle.length + open.length * 2, connecting, message, fanOut };
}

/** Opens both sockets of each pair; afterwards the writer may send any number of messages. */
export async function openPairs(pairs: Pair[]): Promise<Open[]> {
  const open = await Promise.all(
    pairs.map(async ({ writer, reader }) => ({
      from: await writer.connect(),
      to: await reader.connect(),
      readerId: reader.id,
      writerId: writer.id,
    })),
  );
  await greet(open);
  return open;
}

/** What the writers send is then an answer. To a user who has not written, they may send three messages. */
async function greet(open: Open[]): Promise<void> {
  for (const { to, writerId } of open) await send(to, writerId, `bench-${Date.now()}-greeting-${writerId}`);
}

export async function connectAll(members: SocketMember[]): Promise<Socket[]> {
  const sockets: Socket[] = [];
  for (let first = 0; first < members.length; first += CONCURRENCY) {
    const some = members.slice(first, first + CONCURRENCY).map((member) => member.connect());
    sockets.push(...(await Promise.all(some)));
  }
  return sockets;
}

/** Sends one message in a pair. @returns milliseconds until the reader has received it */
export async function writeOne({ from, to, readerId }: Open, number: number): Promise<number> {
  const clientId = `bench-${Date.now()}-${number}`;
  const arrived = received(to, clientId);
  const sent = performance.now();
  await send(from, readerId, clientId);
  await arrived;
  return performance.now() - sent;
}

type Open = { from: Socket; to: Socket; readerId: number | string; writerId: number | string };

/** Sends messages in the pairs, several at once. */
export async function writeAll(open: Open[]): Promise<SocketFigures['message']> {
  const taken: number[] = [];
  let next = 0;
  const begun = performance.now();
  const writer = async () => {
    while (next < MESSAGES) {
      const number = next++;
      taken.push(await writeOne(open[number % open.length] as Open, number));
    }
  };
  await Promise.all(Array.from({ length: UNDER_WAY }, writer));
  const seconds = (performance.now() - begun) / 1_000;
  return { ...timesOf(taken), sent: MESSAGES, sentPerSecond: MESSAGES / seconds };
}

/** Sends messages sequentially, each after all tabs received the previous one, in existing conversations. */
async function writeToTabs(
  writers: Socket[],
  readerId: number | string,
  tabs: Socket[],
): Promise<SocketFigures['fanOut']> {
  const taken: number[] = [];
  for (const [number, writer] of writers.entries()) await send(writer, readerId, `bench-${Date.now()}-first-${number}`);
  const begun = performance.now();
  for (let number = 0; number < MESSAGES_TO_ALL; number += 1) {
    const clientId = `bench-${Date.now()}-to-all-${number}`;
    const all = tabs.map(async (tab) => {
      await received(tab, clientId);
      taken.push(performance.now() - sent);
    });
    const sent = performance.now();
    await send(writers[number % writers.length] as Socket, readerId, clientId);
    await Promise.all(all);
  }
  const seconds = (performance.now() - begun) / 1_000;
  return { ...timesOf(taken), tabs: tabs.length, receivedPerSecond: taken.length / seconds };
}

/** Resolves when the socket receives this message. */
function received(socket: Socket, clientId: string): Promise<void> {
  return new Promise((resolve) => {
    const listen = (message: Heard) => {
      if (message.clientId !== clientId) return;
      socket.off('message', listen);
      resolve();
    };
    socket.on('message', listen);
  });
}

interface Heard {
  clientId: string;
}

async function send(from: Socket, receiverId: number | string, clientId: string): Promise<void> {
  const message = { receiverId, clientId, body: 'How far is it?' };
  const answer = (await from.timeout(10_000).emitWithAck('sendMessage', message)) as { code?: string };
  if (answer.code) throw new Error(`A message was refused: ${answer.code}`);
}

function timesOf(taken: number[]): Times {
  const sorted = taken.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(share * sorted.length)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}
