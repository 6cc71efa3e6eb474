import type { ManagerOptions, Socket, SocketOptions } from 'socket.io-client';

export type Connect = (url: string, options: Partial<ManagerOptions & SocketOptions>) => Socket;

/** After a refusal, for example of a ticket that could not be fetched, the client itself does not try again. */
const REFUSED_RETRY_MS = 5_000;

interface SocketAddress {
  /** With the namespace. */
  url: string;
  /** Fetches the one-time ticket of an attempt. */
  ticket(): Promise<string>;
  /** Ends the attempts after refusals. */
  signal: AbortSignal;
}

/** Opens a socket that connects again after every loss, also after the server refused it. */
export function connectSocket(connect: Connect, { url, ticket, signal }: SocketAddress): Socket {
  const socket = connect(url, {
    // A WebSocket alone is one request; starting with polling is four. Polling follows where WebSockets are blocked.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    auth: (give) =>
      void ticket().then(
        (value) => give({ ticket: value }),
        () => give({}),
      ),
  });
  socket.on('connect_error', () => {
    if (socket.active) return;
    setTimeout(() => !signal.aborted && socket.connect(), REFUSED_RETRY_MS);
  });
  return socket;
}
