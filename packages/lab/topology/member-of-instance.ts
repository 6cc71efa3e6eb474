import { acceptTermsByCalls, logInByCalls } from '@xana/journeys/site/log-in-by-calls';
import { Wallet } from 'ethers';
import { io } from 'socket.io-client';
import type { Instance } from './start-topology.ts';

/** An instance of the platform, by its ports on this machine. */
type Reachable = Pick<Instance, 'ports'>;

export interface Member {
  userId: number;
  token: string;
}

interface Envelope<Data> {
  data: Data;
  code?: string;
}

/** Sends a request to one instance, bypassing the proxy. */
export async function callInstance<Data>(
  { ports }: Reachable,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  { token, body = {} }: { token?: string; body?: object } = {},
): Promise<Envelope<Data>> {
  const response = await fetch(`http://127.0.0.1:${ports.api}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  return (await response.json()) as Envelope<Data>;
}

/** A new member who requested the nonce from one instance and logged in at the other. */
export async function joinAcross({ instances }: { instances: readonly Reachable[] }): Promise<Member> {
  const [first, second] = instances as [Reachable, Reachable];
  const { user, token } = await logInByCalls(Wallet.createRandom(), async (step, path, body) => {
    const { data } = await callInstance<unknown>(step === 'nonce' ? first : second, 'POST', path, { body });
    return data;
  });
  await acceptTermsByCalls(`http://127.0.0.1:${second.ports.api}`, token);
  return { userId: user.id, token };
}

/** A member's socket at one instance, and the events that it received. */
export async function connectTo(instance: Reachable, { token }: Member, namespace: '/chat' | '/app') {
  const { data } = await callInstance<{ ticket: string }>(instance, 'POST', '/auth/socket-ticket', { token });
  const port = namespace === '/chat' ? instance.ports.chat : instance.ports.api;
  const socket = io(`http://127.0.0.1:${port}${namespace}`, { auth: data, reconnection: false, forceNew: true });
  const received: { event: string; data: unknown }[] = [];
  socket.onAny((event: string, data: unknown) => received.push({ event, data }));
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', () => resolve());
    socket.on('connect_error', reject);
  });
  return { socket, received };
}
