import { io } from 'socket.io-client';
import { orGone, type TestPlatform } from '../faults/test-platform.ts';
import type { AppSession } from './app-session.ts';

export interface KeptSocket {
  /** How often it was connected. */
  connections(): number;
  isConnected(): boolean;
  close(): void;
}

/** A socket of the chat that reconnects as that of the site: each connection asks for a ticket of its own. */
export async function keepConnected(platform: TestPlatform, session: AppSession): Promise<KeptSocket> {
  const chat = String(platform.api[0]).replace(/\d+$/, (port) => String(Number(port) + 2));
  let connections = 0;
  const socket = io(`${chat}/chat`, {
    auth: (give) => {
      orGone(platform.ask<{ ticket: string }>('POST', '/auth/socket-ticket', { token: session.token() })).then(
        (answer) => give({ ticket: answer?.data?.ticket ?? '' }),
        () => give({ ticket: '' }),
      );
    },
    transports: ['websocket'],
    reconnectionDelay: 200,
    reconnectionDelayMax: 1_000,
    forceNew: true,
  });
  socket.on('connect', () => {
    connections += 1;
  });
  // A failed ticket request is tried again.
  socket.on('connect_error', () => {
    if (!socket.active) setTimeout(() => socket.connect(), 300);
  });
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  return { connections: () => connections, isConnected: () => socket.connected, close: () => socket.close() };
}
