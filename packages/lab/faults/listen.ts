import { io, type Socket } from 'socket.io-client';
import type { Member, TestPlatform } from './test-platform.ts';

/** Client ids of the messages that a member's socket receives. */
export async function listen(platform: TestPlatform, member: Member, instance: number): Promise<Set<string>> {
  const received = new Set<string>();
  const socket = await openSocket(platform, member, { instance, host: 'chat' });
  socket.on('message', ({ clientId }: { clientId: string }) => received.add(clientId));
  return received;
}

/** User ids of the friends whom a member sees online. */
export async function listenForFriends(platform: TestPlatform, member: Member, instance: number): Promise<Set<number>> {
  const online = new Set<number>();
  const socket = await openSocket(platform, member, { instance, host: 'app' });
  socket.on('userFriendJoined', ({ userId }: { userId: number }) => online.add(userId));
  socket.on('userFriendDisconnect', ({ userId }: { userId: number }) => online.delete(userId));
  return online;
}

async function openSocket(
  platform: TestPlatform,
  { token }: Member,
  { instance, host }: { instance: number; host: 'chat' | 'app' },
): Promise<Socket> {
  const ticket = await platform.ask<{ ticket: string }>('POST', '/auth/socket-ticket', { token, instance });
  const api = platform.api[instance] ?? '';
  const origin = host === 'app' ? api : api.replace(/\d+$/, (port) => String(Number(port) + 2));
  const socket = io(`${origin}/${host}`, {
    auth: { ticket: ticket.data.ticket },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve());
    socket.once('connect_error', reject);
  });
  return socket;
}
