import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { type Member, useTestServer } from '../../../../test/test-server.ts';

export interface TestApp {
  builderLoginHash: string;
  deviceId: string;
}

export interface HandOffInfo {
  code: string;
  type: string | null;
  expiresAt: string;
}

export interface Prepared {
  number: string;
  consent: { nonce: string; message: string; address: string } | null;
}

export interface AppSession {
  user: { id: number };
  token: string;
  refresh_token: string;
}

let count = 0;
export function createApp(): TestApp {
  count += 1;
  return { builderLoginHash: `made-up-by-the-app-0123456789-${count}`, deviceId: 'phone-7' };
}

/** A platform for all tests of a file, which listens for the sockets of apps, and the steps of a hand-off on it. */
export function useHandOffServer() {
  const server = useTestServer();
  let address = '';
  beforeAll(async () => {
    await server.server.hosts.api.listen({ port: 0, host: 'localhost' });
    address = `http://localhost:${(server.server.hosts.api.server.address() as AddressInfo).port}`;
  });
  const sockets: Socket[] = [];
  afterAll(() => {
    for (const socket of sockets) socket.disconnect();
  });

  function connectApp(app: TestApp, reconnectionDelay?: number) {
    const isReconnecting = reconnectionDelay !== undefined;
    const options = isReconnecting ? { reconnectionDelay } : { reconnection: false };
    const socket = io(`${address}/hand-off`, { auth: app, transports: ['websocket'], ...options });
    sockets.push(socket);
    const infos: HandOffInfo[] = [];
    socket.on('builderInfo', (info: HandOffInfo) => infos.push(info));
    return { socket, infos };
  }

  /** An app that waits in its room. @throws Error when the server rejects the connection */
  async function waitAsApp(app: TestApp) {
    const { socket, infos } = connectApp(app);
    const number = await new Promise<string>((resolve, reject) => {
      socket.on('handOffNumber', (event: { number: string }) => resolve(event.number));
      socket.on('connect_error', reject);
    });
    return { socket, infos, number };
  }

  /** The message of `prepareHandOff` and the member's signature of it. */
  async function signConsent(member: Member, app: TestApp) {
    const { data } = await member.post('/auth/prepare-hand-off', app);
    const { consent } = data as Prepared;
    if (!consent) throw new Error('prepareHandOff returned no consent.');
    const signature = await member.wallet.signMessage(consent.message);
    return { nonce: consent.nonce, message: consent.message, signature };
  }

  function callGrant(token: string, app: TestApp, consent: { nonce?: string; signature?: string } = {}) {
    const { nonce, signature } = consent;
    return server.ask('POST', '/auth/grant-hand-off', { token, body: { ...app, type: 'build', nonce, signature } });
  }

  return {
    server,
    connectApp,
    waitAsApp,
    signConsent,
    callGrant,
    grant: async (member: Member, app: TestApp) => callGrant(member.token, app, await signConsent(member, app)),
    exchange: (code: string, app: TestApp) => server.ask('POST', '/auth/exchange-hand-off', { body: { code, ...app } }),
  };
}
