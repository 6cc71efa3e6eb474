import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { type Socket, Server as SocketServer } from 'socket.io';
import { hashSecret } from '../operations/auth/sessions/session-store.ts';
import type { Platform } from '../platform.ts';

interface SocketOwner {
  userId: number;
  sessionId: string;
}

/** The chat server's and the app API's socket namespaces. Whoever connects shows a one-time ticket. */
export function openSockets(
  hosts: Record<'api' | 'chat', FastifyInstance>,
  platform: Platform,
  redis: Redis | undefined,
) {
  const servers = [
    { server: attach(hosts.chat, platform, adapterOver(redis, 'chat')), namespace: '/chat', goodbye: 'logoutUser' },
    {
      server: attach(hosts.api, platform, adapterOver(redis, 'app')),
      namespace: '/app',
      goodbye: 'userFriendDisconnect',
    },
  ];
  for (const { server, namespace, goodbye } of servers) {
    const place = server.of(namespace);
    place.use((socket, next) => {
      admit(socket, platform).then(
        () => next(),
        (error: Error) => next(error),
      );
    });
    place.on('connection', (socket) => {
      void socket.join((socket.data as SocketOwner).sessionId);
      // Whatever id is sent along is ignored: a socket speaks for its own member and for nobody else.
      socket.on(goodbye, (_claimed, acknowledge?: () => void) => {
        acknowledge?.();
        socket.disconnect();
      });
    });
    platform.sessionEnds.hear((sessionId) => place.in(sessionId).disconnectSockets(true));
  }
  return { close: () => servers.forEach(({ server }) => void server.close()) };
}

/** Over Redis a room reaches the sockets of every instance. */
function adapterOver(redis: Redis | undefined, name: string) {
  return redis ? { adapter: createAdapter(redis, { streamName: `sockets:${name}`, maxLen: 10_000 }) } : {};
}

function attach(app: FastifyInstance, { config }: Platform, adapter: ReturnType<typeof adapterOver>): SocketServer {
  return new SocketServer(app.server, {
    ...adapter,
    cors: { origin: config.origins.site },
    // Recovery would skip the ticket; gaps are filled from the database instead.
    connectionStateRecovery: undefined,
    maxHttpBufferSize: 16_000,
    allowRequest: ({ headers }, decide) => decide(null, !headers.origin || headers.origin === config.origins.site),
  });
}

async function admit(socket: Socket, { database }: Platform): Promise<void> {
  const { ticket } = socket.handshake.auth as { ticket?: unknown };
  if (typeof ticket !== 'string') throw new Error('TOKEN_MISSING');
  const used = await database
    .deleteFrom('socket_tickets')
    .using('sessions')
    .whereRef('sessions.id', '=', 'socket_tickets.session_id')
    .where('ticket_hash', '=', hashSecret(ticket))
    .where('socket_tickets.expires_at', '>', new Date())
    .returning(['session_id', 'user_id'])
    .executeTakeFirst();
  if (!used) throw new Error('TOKEN_INVALID');
  socket.data = { userId: used.user_id, sessionId: used.session_id } satisfies SocketOwner;
}
