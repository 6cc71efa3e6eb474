import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiError } from '@xana/api-client';
import { followUser } from '@xana/contracts/http/follow/follows';
import { getHotSpacesPrev7Days } from '@xana/contracts/http/spaces/space-lists';
import type { PublicConfig } from '@xana/contracts/public-config';
import { eventually } from '@xana/test-kit/eventually';
import { type Connection, createConnection } from './connection.ts';

let server: Server;
let state: 'ready' | 'failing' | 'hanging';
let probes: number;
let isOnline: boolean;

beforeEach(async () => {
  state = 'ready';
  probes = 0;
  isOnline = true;
  server = createServer((_request, response) => {
    probes += 1;
    if (state !== 'hanging') response.writeHead(state === 'ready' ? 200 : 503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
/** A successful probe ends every backoff. */
afterEach(async () => {
  state = 'ready';
  isOnline = true;
  server.closeAllConnections();
  await watched.checkLost();
  server.closeAllConnections();
  server.close();
});

let watched: ReturnType<typeof createConnection>;
/** @param timeoutMs of a probe; short only where the server does not answer */
function setUp(timeoutMs = 10_000) {
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const window = new EventTarget();
  const seen: Connection[] = [];
  const connection = createConnection({
    origins: { site: origin, api: origin, marketplace: origin, chat: origin, media: origin } as PublicConfig['origins'],
    timeoutMs,
    window: window as never,
    isOnline: () => isOnline,
    onChange: (next) => seen.push(next),
  });
  watched = connection;
  return { connection, window, seen };
}

const rejectCall = () => Promise.reject(apiError({ code: 'NETWORK_UNREACHABLE', message: 'refused' }));
const never = () => new Promise<never>(() => {});
const unreachable = { code: 'NETWORK_UNREACHABLE' };

describe('createConnection', () => {
  it('stays online when one call fails and the service still answers a probe', async () => {
    const { connection, seen } = setUp();
    await expect(connection.watch(getHotSpacesPrev7Days, rejectCall)).rejects.toMatchObject(unreachable);
    await eventually(() => expect(probes).toBe(1));
    await connection.check('api');
    expect(seen).toEqual([]);
  });

  it('is unreachable after a failed call and recovers with backoff', async () => {
    const { connection, seen } = setUp();
    state = 'failing';
    await expect(connection.watch(getHotSpacesPrev7Days, rejectCall)).rejects.toMatchObject(unreachable);
    await eventually(() => expect(connection.current().status).toBe('unreachable'));
    state = 'ready';
    await eventually(() => expect(connection.current()).toEqual({ status: 'online', recoveries: 1 }));
    expect(seen.map(({ status }) => status)).toEqual(['unreachable', 'online']);
  });

  it('rejects a pending read after a failed probe and lets a write continue', async () => {
    const { connection } = setUp(100);
    state = 'hanging';
    const write = jest.fn();
    void connection.watch(followUser, never).catch(write);
    await expect(connection.watch(getHotSpacesPrev7Days, never)).rejects.toMatchObject(unreachable);
    expect(connection.current().status).toBe('unreachable');
    expect(write).not.toHaveBeenCalled();
  });

  it('delays a call to a lost host until a probe succeeds', async () => {
    const { connection } = setUp();
    state = 'failing';
    await connection.check('api');
    const call = jest.fn(async () => 'answer');
    await expect(connection.watch(getHotSpacesPrev7Days, call)).rejects.toMatchObject(unreachable);
    expect(call).not.toHaveBeenCalled();
    state = 'ready';
    await expect(connection.watch(getHotSpacesPrev7Days, call)).resolves.toBe('answer');
  });

  it('is offline without a network and probes at once on the online event', async () => {
    const { connection, window } = setUp();
    state = 'failing';
    isOnline = false;
    window.dispatchEvent(new Event('offline'));
    await eventually(() => expect(connection.current().status).toBe('offline'));
    state = 'ready';
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await eventually(() => expect(connection.current().status).toBe('online'));
    expect(probes).toBe(2);
  });

  it('stays online while the service answers, even if the browser reports offline', async () => {
    const { connection, window, seen } = setUp();
    isOnline = false;
    window.dispatchEvent(new Event('offline'));
    await eventually(() => expect(probes).toBe(1));
    await connection.check('api');
    expect(seen).toEqual([]);
  });
});
