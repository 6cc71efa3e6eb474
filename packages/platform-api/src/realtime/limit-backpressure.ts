import type { Server as SocketServer } from 'socket.io';

/** Bytes that may wait for one client to take them. */
const MAX_WAITING_BYTES = 1_000_000;

/** The part of a connection that is used here: what it is given to send, and when all of that has left. */
interface Connection {
  on(event: 'packetCreate', listener: (packet: { data?: unknown }) => void): unknown;
  on(event: 'drain', listener: () => void): unknown;
  close(discard: boolean): void;
  /** A web socket beneath has an end of its own; closing one politely waits half a minute for the other side. */
  transport: { socket?: { terminate(): void } };
}

/**
 * Lets a client go that does not take what it is told: it would be kept in memory for it, for ever more. Such a client
 * comes again and asks for what it missed.
 */
export function limitBackpressure({ engine }: SocketServer): void {
  engine.on('connection', (connection: Connection) => {
    let waiting = 0;
    connection.on('packetCreate', ({ data }) => {
      waiting += typeof data === 'string' ? Buffer.byteLength(data) : 0;
      if (waiting <= MAX_WAITING_BYTES) return;
      connection.close(true);
      connection.transport.socket?.terminate();
    });
    connection.on('drain', () => {
      waiting = 0;
    });
  });
}
