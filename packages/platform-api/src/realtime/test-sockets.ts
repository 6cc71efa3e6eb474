import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { type Member, useTestServer } from '../../test/test-server.ts';

export type SocketNamespace = '/chat' | '/app';

export const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Resolves to `connected`, or to the message of the `connect_error`. */
export const outcomeOf = (socket: Socket) =>
  new Promise<string>((resolve) => {
    socket.on('connect', () => resolve('connected'));
    socket.on('connect_error', ({ message }) => resolve(message));
  });

/** A platform for all tests of a file, on free ports, and clients for its sockets, which each test closes. */
export function useSocketServer(config?: Parameters<typeof useTestServer>[0]) {
  const server = useTestServer(config);
  beforeAll(() => server.server.listen());
  const sockets: Socket[] = [];
  const portOf = (namespace: SocketNamespace) =>
    (server.server.hosts[namespace === '/chat' ? 'chat' : 'api'].server.address() as AddressInfo).port;
  const ticketOf = async (member: Member) =>
    ((await member.post('/auth/socket-ticket')).data as { ticket: string }).ticket;
  const open = (namespace: SocketNamespace, auth: object, extraHeaders: Record<string, string> = {}): Socket => {
    const socket = io(`http://localhost:${portOf(namespace)}${namespace}`, {
      auth,
      extraHeaders,
      reconnection: false,
      forceNew: true,
      transports: ['websocket'],
    });
    sockets.push(socket);
    return socket;
  };
  const closeSockets = () => {
    for (const socket of sockets.splice(0)) socket.close();
  };
  afterEach(closeSockets);
  return {
    server,
    portOf,
    ticketOf,
    open,
    /** A connected socket of a member, and the events that it receives. */
    async enter(member: Member, namespace: SocketNamespace = '/chat') {
      const socket = open(namespace, { ticket: await ticketOf(member) });
      const received: { event: string; data: unknown }[] = [];
      socket.onAny((event: string, data: unknown) => received.push({ event, data }));
      const outcome = await outcomeOf(socket);
      if (outcome !== 'connected') throw new Error(outcome);
      return { socket, received };
    },
    closeSockets,
  };
}

export type SocketServer = ReturnType<typeof useSocketServer>;
