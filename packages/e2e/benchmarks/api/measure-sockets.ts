import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { io, type Socket } from 'socket.io-client';
import type { MeasuredPlatform } from './measured-platform.ts';

export interface SocketFigures {
  connected: number;
  /** Milliseconds until all of them were. */
  connecting: number;
  /** From sending to the other one's hearing, in milliseconds. */
  p50: number;
  p99: number;
  sentPerSecond: number;
}

/** A conversation: one who sends and one who hears. */
export interface Pair {
  sender: { platform: MeasuredPlatform; token: string };
  receiver: { platform: MeasuredPlatform; token: string; userId: number };
}

const AT_ONCE = 50;
const MESSAGES = 400;
/** So many are on their way at the same time. */
const UNDER_WAY = 8;

/** Connects everybody, then lets pairs write to each other over kept conversations. */
export async function measureChat(
  idle: { platform: MeasuredPlatform; token: string }[],
  pairs: Pair[],
): Promise<SocketFigures> {
  const begun = Date.now();
  const sockets: Socket[] = [];
  for (let first = 0; first < idle.length; first += AT_ONCE) {
    const some = idle.slice(first, first + AT_ONCE).map(({ platform, token }) => connectMember(platform, token));
    sockets.push(...(await Promise.all(some)));
  }
  const connecting = Date.now() - begun;
  const open = await Promise.all(
    pairs.map(async ({ sender, receiver }) => ({
      from: await connectMember(sender.platform, sender.token),
      to: await connectMember(receiver.platform, receiver.token),
      receiverId: receiver.userId,
    })),
  );
  const heard = new Map<string, () => void>();
  for (const { to } of open) to.on('message', ({ clientId }: { clientId: string }) => heard.get(clientId)?.());
  const figures = await writeAll(async (number) => {
    const pair = open[number % open.length];
    if (!pair) throw new Error('There is no pair.');
    const clientId = `bench-${begun}-${number}`;
    const arrived = new Promise<void>((resolve) => heard.set(clientId, resolve));
    const sent = Date.now();
    const answer = (await pair.from
      .timeout(10_000)
      .emitWithAck('send', { receiverId: pair.receiverId, clientId, body: 'How far is it?' })) as { code?: string };
    if (answer.code) throw new Error(`A message was refused: ${answer.code}`);
    await arrived;
    heard.delete(clientId);
    return Date.now() - sent;
  });
  for (const socket of [...sockets, ...open.flatMap(({ from, to }) => [from, to])]) socket.disconnect();
  return { connected: idle.length + open.length * 2, connecting, ...figures };
}

/** The same with socket.io alone: a server in this process that passes each message on and keeps nothing. */
export async function measureBareSockets(clients: number, pairs: number): Promise<SocketFigures> {
  const http = createServer();
  const server = new Server(http);
  server.on('connection', (socket) => {
    const { name } = socket.handshake.auth as { name: string };
    void socket.join(name);
    socket.on('send', (message: { receiverId: string }, acknowledge: (sent: object) => void) => {
      server.to(message.receiverId).emit('message', message);
      acknowledge({ message });
    });
  });
  await new Promise<void>((resolve) => http.listen(0, resolve));
  const url = `http://localhost:${(http.address() as AddressInfo).port}`;
  const connect = (name: string) => connectTo(url, { name });
  const begun = Date.now();
  const sockets: Socket[] = [];
  for (let first = 0; first < clients; first += AT_ONCE) {
    sockets.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, clients - first) }, (_, index) => connect(`idle-${first + index}`)),
      )),
    );
  }
  const connecting = Date.now() - begun;
  const open = await Promise.all(
    Array.from({ length: pairs }, async (_, index) => ({
      from: await connect(`from-${index}`),
      to: await connect(`to-${index}`),
      name: `to-${index}`,
    })),
  );
  const heard = new Map<string, () => void>();
  for (const { to } of open) to.on('message', ({ clientId }: { clientId: string }) => heard.get(clientId)?.());
  const figures = await writeAll(async (number) => {
    const pair = open[number % open.length];
    if (!pair) throw new Error('There is no pair.');
    const clientId = `bare-${number}`;
    const arrived = new Promise<void>((resolve) => heard.set(clientId, resolve));
    const sent = Date.now();
    await pair.from.emitWithAck('send', { receiverId: pair.name, clientId, body: 'How far is it?' });
    await arrived;
    return Date.now() - sent;
  });
  for (const socket of [...sockets, ...open.flatMap(({ from, to }) => [from, to])]) socket.disconnect();
  await server.close();
  return { connected: clients + pairs * 2, connecting, ...figures };
}

async function writeAll(write: (number: number) => Promise<number>) {
  const taken: number[] = [];
  let next = 0;
  const begun = Date.now();
  const writer = async () => {
    while (next < MESSAGES) taken.push(await write(next++));
  };
  await Promise.all(Array.from({ length: UNDER_WAY }, writer));
  const seconds = (Date.now() - begun) / 1_000;
  taken.sort((one, other) => one - other);
  const at = (share: number) => taken[Math.floor(share * taken.length)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), sentPerSecond: MESSAGES / seconds };
}

async function connectMember(platform: MeasuredPlatform, token: string): Promise<Socket> {
  const answer = await fetch(`${platform.api}/auth/socket-ticket`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: '{}',
  });
  const { data } = (await answer.json()) as { data: { ticket: string } };
  return connectTo(`${platform.chat}/chat`, { ticket: data.ticket });
}

function connectTo(url: string, auth: object): Promise<Socket> {
  const socket = io(url, { auth, transports: ['websocket'], forceNew: true, reconnection: false });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}
