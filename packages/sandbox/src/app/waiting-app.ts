import { randomBytes } from 'node:crypto';
import { io } from 'socket.io-client';

export type AppState =
  | { status: 'connecting' | 'waiting' | 'denied' }
  | { status: 'failed'; problem: string }
  | { status: 'loggedIn'; name: string };

export interface WaitingApp {
  builderLoginHash: string;
  deviceId: string;
  /** The two digits from the platform. */
  number: string | null;
  state: AppState;
  close(): void;
}

/** A native app: it waits at the socket of hand-offs, and exchanges its code without a browser (no `Origin`). */
export function startWaitingApp(apiOrigin: string): WaitingApp {
  const builderLoginHash = randomBytes(16).toString('base64url');
  const deviceId = 'sandbox-headset';
  const socket = io(`${apiOrigin}/hand-off`, { auth: { builderLoginHash, deviceId }, transports: ['websocket'] });
  const app: WaitingApp = {
    builderLoginHash,
    deviceId,
    number: null,
    state: { status: 'connecting' },
    close: () => void socket.disconnect(),
  };
  const end = (state: AppState) => {
    app.state = state;
    socket.disconnect();
  };
  socket.on('handOffNumber', ({ number }: { number: string }) => {
    app.number = number;
    if (app.state.status === 'connecting') app.state = { status: 'waiting' };
  });
  socket.on('handOffDenied', () => end({ status: 'denied' }));
  socket.on('builderInfo', ({ code }: { code: string }) => {
    void exchange(apiOrigin, { code, builderLoginHash, deviceId }).then(end);
  });
  socket.on('connect_error', (error: Error) => {
    if (!socket.active) end({ status: 'failed', problem: error.message });
  });
  return app;
}

async function exchange(apiOrigin: string, body: object): Promise<AppState> {
  try {
    const reply = await fetch(`${apiOrigin}/auth/exchange-hand-off`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { data, code } = (await reply.json()) as { data: { user: { name: string } } | null; code?: string };
    return data ? { status: 'loggedIn', name: data.user.name } : { status: 'failed', problem: String(code) };
  } catch (error) {
    return { status: 'failed', problem: (error as Error).message };
  }
}
