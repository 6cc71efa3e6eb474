import { acceptTermsByCalls } from '@xana/journeys/site/log-in-by-calls';
import { Wallet } from 'ethers';
import { io, type Socket } from 'socket.io-client';
import { logIn, type MeasuredPlatform } from './measured-platform.ts';

/** A user with sockets: a member of the platform, or a name at plain socket.io. */
export interface SocketMember {
  /** The address for messages. */
  id: number | string;
  /** Opens another tab. */
  connect(): Promise<Socket>;
}

/** A new member of one platform instance. */
export async function chatMember(platform: MeasuredPlatform): Promise<SocketMember> {
  const token = await logIn(platform, Wallet.createRandom().privateKey);
  await acceptTermsByCalls(platform.api, token);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${platform.api}/users/single-user`, { headers });
  const { data } = (await answer.json()) as { data: { id: number } };
  const ticket = async () => {
    const issued = await fetch(`${platform.api}/auth/socket-ticket`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{}',
    });
    return ((await issued.json()) as { data: { ticket: string } }).data.ticket;
  };
  return { id: data.id, connect: async () => connectTo(`${platform.chat}/chat`, { ticket: await ticket() }) };
}

export const bareMember = (url: string, name: string): SocketMember => ({
  id: name,
  connect: () => connectTo(url, { name }),
});

/** Opens this many sockets for the members. */
export function spread<Member>(members: Member[], count: number): Member[] {
  return Array.from({ length: count }, (_, index) => members[index % members.length] as Member);
}

function connectTo(url: string, auth: object): Promise<Socket> {
  const socket = io(url, { auth, transports: ['websocket'], forceNew: true, reconnection: false });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}
