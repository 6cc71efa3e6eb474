import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import pg from 'pg';
import { isDatabaseBusy } from './database-busy.ts';

describe('[B25] a server that never answers', () => {
  let server: Server;
  const sockets: Socket[] = [];
  const connection = () => ({
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    connectionTimeoutMillis: 20,
  });
  beforeAll(async () => {
    server = createServer((socket) => void sockets.push(socket.on('error', () => undefined))).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });

  it('is busy for a connection of its own', async () => {
    const client = new pg.Client(connection());
    const error = await client.connect().catch((reason: unknown) => reason);
    await client.end();
    expect([String(error), isDatabaseBusy(error)]).toEqual(['Error: timeout expired', true]);
  });

  it('is busy for a connection of a pool, and for a call that waits for one', async () => {
    const pool = new pg.Pool({ ...connection(), max: 1 });
    const asked = await Promise.allSettled([pool.query('select 1'), pool.query('select 2')]);
    await pool.end();
    expect(asked.map((each) => each.status === 'rejected' && isDatabaseBusy(each.reason))).toEqual([true, true]);
  });
});

it('does not take a mistake in a statement for a busy server', () => {
  expect(isDatabaseBusy(Object.assign(new Error('column "x" does not exist'), { code: '42703' }))).toBe(false);
});
