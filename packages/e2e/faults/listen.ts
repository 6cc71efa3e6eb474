import { io } from 'socket.io-client';
import type { Member, PlatformWorld } from './platform-world.ts';

/** Everything that a member's socket hears of messages. */
export async function listen(world: PlatformWorld, { token }: Member, instance: number): Promise<Set<string>> {
  const heard = new Set<string>();
  const ticket = await world.ask<{ ticket: string }>('POST', '/auth/socket-ticket', { token, instance });
  const chat = (world.api[instance] ?? '').replace(/\d+$/, (port) => String(Number(port) + 2));
  const socket = io(`${chat}/chat`, {
    auth: { ticket: ticket.data.ticket },
    transports: ['websocket'],
    reconnection: false,
  });
  socket.on('message', ({ clientId }: { clientId: string }) => heard.add(clientId));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve());
    socket.once('connect_error', reject);
  });
  return heard;
}
