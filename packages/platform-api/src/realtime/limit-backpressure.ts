import type { Server as SocketServer } from 'socket.io';
import { packetsSent, slowDisconnects } from './socket-metrics.ts';

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
export function limitBackpressure({ engine }: SocketServer): void {
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
