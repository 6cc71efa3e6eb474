import type { Duplex } from 'node:stream';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { MAX_PACKET_BYTES } from '@xana/contracts/sockets/chat-sockets';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { Server as SocketServer } from 'socket.io';
import type { SharedRedis } from '../gateways/redis/connect-redis.ts';
import type { Platform } from '../platform.ts';
import { inTrace } from '../tracing/in-step.ts';
import { serveChat } from './chat-sockets.ts';
import { serveHandOffs } from './hand-off-sockets.ts';
import { authenticateSocket, disconnectEndedSessions } from './member-sockets.ts';
import { serveNotifications } from './notification-sockets.ts';
import { servePresence } from './presence-sockets.ts';
import { countRejection, packetsSent, slowDisconnects, socketMetrics } from './socket-metrics.ts';

/** Upper limit of the delay after which a ban disconnects sockets; operations reject a banned member immediately. */
const SWEEP_INTERVAL_MS = 4_000;

/** The socket namespaces of the chat host (`/chat`) and the API host (`/app`, `/hand-off`). Members connect with a one-time ticket. */
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
      const name = `socket connect ${namespace.name}`;
      inTrace({ name, kind: 'server' }, () => authenticateSocket(socket, platform)).then(
        () => next(),
        (error: Error) => {
          countRejection(namespace.name, error);
          next(error);
        },
      );
    });
    platform.sessionEnds.subscribe((sessionId) => namespace.in(sessionId).disconnectSockets(true));
  }
  serveChat(servers.chat.of('/chat'), platform);
  servePresence(servers.app.of('/app'), platform, redis);
  const stopNotifications = serveNotifications(servers.app.of('/app'), platform);
  serveHandOffs(servers.app.of('/hand-off'), platform);
  const sweeping = setInterval(
    () =>
      void disconnectEndedSessions(namespaces, platform.database).catch((error: unknown) => platform.onError(error)),
    SWEEP_INTERVAL_MS,
  );
  return {
    metrics: socketMetrics([...namespaces, servers.app.of('/hand-off')], servers.app.of('/app')),
    async close() {
      clearInterval(sweeping);
      await stopNotifications();
      for (const server of Object.values(servers)) void server.close();
    },
  };
}

/** With the Redis streams adapter a room reaches the sockets of every instance. */
function adapterOver(redis: Redis | undefined, name: string) {
  return redis ? { adapter: createAdapter(redis, { streamName: `sockets:${name}`, maxLen: 10_000 }) } : {};
}

function attach(app: FastifyInstance, { config }: Platform, adapter: ReturnType<typeof adapterOver>): SocketServer {
  // A client may abort during the upgrade: without a listener its `error` event would end the process.
  app.server.on('upgrade', (_request, connection: Duplex) => connection.on('error', () => connection.destroy()));
  const server = new SocketServer(app.server, {
    ...adapter,
    cors: { origin: config.origins.site },
    // Recovery would skip the ticket; clients fill gaps from the database instead.
    connectionStateRecovery: undefined,
    maxHttpBufferSize: MAX_PACKET_BYTES,
    allowRequest: ({ headers }, decide) => decide(null, !headers.origin || headers.origin === config.origins.site),
  });
  limitBackpressure(server);
  return server;
}

/** Upper limit of the send buffer of one connection. */
const MAX_BUFFERED_BYTES = 1_000_000;

/** The members of Engine.IO's `Socket` that are used here; its package does not export the type. */
interface Connection {
  on(event: 'packetCreate', listener: (packet: { data?: unknown }) => void): unknown;
  on(event: 'drain', listener: () => void): unknown;
  close(discard: boolean): void;
  /** `terminate` skips the closing handshake, which would wait half a minute for the peer. */
  transport: { socket?: { terminate(): void } };
}

/**
 * Limits backpressure: disconnects a client that does not read, because its send buffer would grow without a limit. The
 * client reconnects and requests the changes that it missed.
 */
function limitBackpressure({ engine }: SocketServer): void {
  engine.on('connection', (connection: Connection) => {
    let buffered = 0;
    connection.on('packetCreate', ({ data }) => {
      packetsSent.inc();
      buffered += typeof data === 'string' ? Buffer.byteLength(data) : 0;
      if (buffered <= MAX_BUFFERED_BYTES) return;
      slowDisconnects.inc();
      connection.close(true);
      connection.transport.socket?.terminate();
    });
    connection.on('drain', () => {
      buffered = 0;
    });
  });
}
