import type { Duplex } from 'node:stream';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { Server as SocketServer } from 'socket.io';
import type { Platform } from '../platform.ts';
import { serveChat } from './chat-sockets.ts';
import type { SharedRedis } from './connect-redis.ts';
import { dropEnded } from './drop-ended.ts';
import { dropSlow } from './drop-slow.ts';
import { serveHandOffs } from './hand-off-sockets.ts';
import { servePresence } from './presence-sockets.ts';
import { admit } from './socket-owner.ts';

/** A ban counts this soon for sockets, in milliseconds; with calls it counts at once. */
const SWEEP_EVERY = 4_000;

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
  const places = [servers.chat.of('/chat'), servers.app.of('/app')];
  for (const place of places) {
    place.use((socket, next) => {
      admit(socket, platform).then(
        () => next(),
        (error: Error) => next(error),
      );
    });
    platform.sessionEnds.hear((sessionId) => place.in(sessionId).disconnectSockets(true));
  }
  serveChat(servers.chat.of('/chat'), platform);
  servePresence(servers.app.of('/app'), platform, redis);
  serveHandOffs(servers.app.of('/hand-off'), platform);
  const sweeping = setInterval(
    () => void dropEnded(places, platform.database).catch((error: unknown) => platform.onError(error)),
    SWEEP_EVERY,
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
  dropSlow(server);
  return server;
}
