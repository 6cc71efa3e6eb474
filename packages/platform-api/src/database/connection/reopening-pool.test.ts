import { eventually } from '@xana/test-kit/eventually';
import pg from 'pg';
import { createReopeningPool, type ReopeningPool } from './reopening-pool.ts';

const url = process.env.TEST_POSTGRES;

// The embedded database has no connections.
(url ? describe : describe.skip)('[B25] a pool that opens its connections again', () => {
  let pool: ReopeningPool;
  beforeEach(() => {
    pool = createReopeningPool(() => new pg.Pool({ connectionString: url, max: 3 }));
  });
  afterEach(() => pool.end());

  const pidOf = async (client: pg.PoolClient) => (await client.query('select pg_backend_pid() pid')).rows[0]?.pid;
  const pidOfNext = async () => {
    const client = await pool.connect();
    const pid = await pidOf(client);
    client.release();
    return pid;
  };
  const isConnected = async (pid: number) => {
    const client = await pool.connect();
    const { rowCount } = await client.query('select from pg_stat_activity where pid = $1', [pid]);
    client.release();
    return rowCount === 1;
  };

  it('leaves idle connections at once, and those in use after their work', async () => {
    const idle = await pidOfNext();
    const client = await pool.connect();
    const used = await pidOf(client);
    expect(used).toBe(idle);
    pool.reopen(performance.now());
    expect(await pidOf(client)).toBe(used);
    expect(await pidOfNext()).not.toBe(used);
    client.release();
    await eventually(async () => !(await isConnected(used)));
  });

  it('opens nothing again after its end', async () => {
    const pools: pg.Pool[] = [];
    const ended = createReopeningPool(() => {
      pools.push(new pg.Pool({ connectionString: url }));
      return pools.at(-1) as pg.Pool;
    });
    await ended.end();
    ended.reopen(performance.now());
    expect(pools).toHaveLength(1);
  });

  it('keeps connections that opened after the lost statement was sent', async () => {
    const sentAt = performance.now();
    await pidOfNext();
    pool.reopen(performance.now());
    const pid = await pidOfNext();
    pool.reopen(sentAt);
    expect(await pidOfNext()).toBe(pid);
  });
});
