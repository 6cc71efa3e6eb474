import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import type { PlatformConfig } from '../config/read-config.ts';
import { type logIn, startTestServer } from '../test-server.ts';

type Member = Awaited<ReturnType<typeof logIn>>;
export type SocketPlace = '/chat' | '/app';

export const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** «in», or why not. */
export const outcomeOf = (socket: Socket) =>
  new Promise<string>((resolve) => {
    socket.on('connect', () => resolve('in'));
    socket.on('connect_error', ({ message }) => resolve(message));
  });

/** The platform on an empty database, at ports of its own, and sockets to it. */
export async function startSocketServer(config: Partial<PlatformConfig> = {}) {
  const server = await startTestServer(mkdtempSync(join(tmpdir(), 'platform-')), config);
  await server.server.listen();
  const sockets: Socket[] = [];
  const portOf = (place: SocketPlace) =>
    (server.server.hosts[place === '/chat' ? 'chat' : 'api'].server.address() as AddressInfo).port;
  const ticketOf = async ({ token }: Member) =>
    ((await server.ask('POST', '/auth/socket-ticket', { token })).data as { ticket: string }).ticket;
  const open = (place: SocketPlace, auth: object, extraHeaders: Record<string, string> = {}): Socket => {
    const socket = io(`http://localhost:${portOf(place)}${place}`, {
      auth,
      extraHeaders,
      reconnection: false,
      forceNew: true,
      transports: ['websocket'],
    });
    sockets.push(socket);
    return socket;
  };
  return {
    server,
    portOf,
    ticketOf,
    open,
    /** A member's socket that is in, and what it hears. */
    async enter(member: Member, place: SocketPlace = '/chat') {
      const socket = open(place, { ticket: await ticketOf(member) });
      const heard: { event: string; data: unknown }[] = [];
      socket.onAny((event: string, data: unknown) => heard.push({ event, data }));
      const outcome = await outcomeOf(socket);
      if (outcome !== 'in') throw new Error(outcome);
      return { socket, heard };
    },
    closeSockets() {
      for (const socket of sockets.splice(0)) socket.close();
    },
  };
}

export type SocketServer = Awaited<ReturnType<typeof startSocketServer>>;
