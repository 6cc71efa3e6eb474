import type { Duplex } from 'node:stream';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { Server as SocketServer } from 'socket.io';
import type { Platform } from '../platform.ts';
import { serveChat } from './chat-sockets.ts';
import type { SharedRedis } from './connect-redis.ts';
import { disconnectEndedSessions } from './disconnect-ended-sessions.ts';
import { serveHandOffs } from './hand-off-sockets.ts';
import { limitBackpressure } from './limit-backpressure.ts';
import { servePresence } from './presence-sockets.ts';
import { authenticateSocket } from './socket-owner.ts';

/** A ban counts this soon for sockets, in milliseconds; with calls it counts at once. */
const SWEEP_INTERVAL_MS = 4_000;

/** The chat server's and the app API's socket namespaces. Whoever connects shows a one-time ticket. */
export function openSockets(
  hosts: Record<'api' | 'chat', FastifyInstance>,
  platform: Platform,
  redis: SharedRedis | undefined,
) {
  const servers = {
    chat: attach(hosts.chat, platform, adapterOver(redis?.client, 'chat')),
    app: attach(hosts.api, platform, adapterOver(redis?.client, 'app')),
  };
  const namespaces = [servers.chat.of('/chat'), servers.app.of('/app')];
  for (const namespace of namespaces) {
    namespace.use((socket, next) => {
      authenticateSocket(socket, platform).then(
        () => next(),
        (error: Error) => next(error),
      );
    });
    platform.sessionEnds.subscribe((sessionId) => namespace.in(sessionId).disconnectSockets(true));
  }
  serveChat(servers.chat.of('/chat'), platform);
  servePresence(servers.app.of('/app'), platform, redis);
  serveHandOffs(servers.app.of('/hand-off'), platform);
  const sweeping = setInterval(
    () =>
      void disconnectEndedSessions(namespaces, platform.database).catch((error: unknown) => platform.onError(error)),
    SWEEP_INTERVAL_MS,
  );
  return {
    close() {
      clearInterval(sweeping);
      for (const server of Object.values(servers)) void server.close();
    },
  };
}

/** Over Redis a room reaches the sockets of every instance. */
function adapterOver(redis: Redis | undefined, name: string) {
  return redis ? { adapter: createAdapter(redis, { streamName: `sockets:${name}`, maxLen: 10_000 }) } : {};
}

function attach(app: FastifyInstance, { config }: Platform, adapter: ReturnType<typeof adapterOver>): SocketServer {
  // Whoever asks for a socket and is gone before one is made: unheard, that would end this process.
  app.server.on('upgrade', (_request, connection: Duplex) => connection.on('error', () => connection.destroy()));
  const server = new SocketServer(app.server, {
    ...adapter,
    cors: { origin: config.origins.site },
    // Recovery would skip the ticket; gaps are filled from the database instead.
    connectionStateRecovery: undefined,
    maxHttpBufferSize: 16_000,
    allowRequest: ({ headers }, decide) => decide(null, !headers.origin || headers.origin === config.origins.site),
  });
  limitBackpressure(server);
  return server;
}
