import { Socket } from 'node:net';
import { eventually } from '@xana/test-kit/eventually';
import { readSamples } from '@xana/test-kit/test-prometheus';
import { sql } from 'kysely';
import pg from 'pg';
import { Registry } from 'prom-client';
import { type ConnectedDatabase, connectDatabase } from './connect-database.ts';
import { isDatabaseBusy } from './database-busy.ts';

const url = process.env.TEST_POSTGRES;

// The embedded database has one session and no connections.
(url ? describe : describe.skip)('reads outside of transactions', () => {
  let connected: ConnectedDatabase;
  let other: pg.Client;
  const table = sql.table('shared_reads_rows');
  beforeAll(async () => {
    other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query(
      'create table if not exists shared_reads_rows as select each id from generate_series(1, 50) each',
    );
    connected = await connectDatabase(url, '');
  });
  afterAll(async () => {
    await connected.close();
    await other.query('drop table shared_reads_rows');
    await other.end();
  });

  const readRow = async (id: number) => {
    const { rows } = await sql<{ id: number }>`select id from ${table} where id = ${id}`.execute(connected.database);
    return rows[0]?.id;
  };
  const readRows = (count: number) => Promise.all(Array.from({ length: count }, (_, index) => readRow(index + 1)));
  /** Takes some hundred milliseconds. */
  const countSlowly = (least: number) =>
    sql`select count(*) from ${table} a, ${table} b, ${table} c, ${table} d where a.id + b.id + c.id + d.id > ${least}`.execute(
      connected.database,
    );
  const prepare = async () => {
    for (let times = 0; times < 20; times += 1) await readRows(40);
  };

  it('leave in one write for each eight of a turn, and each gets its own answer', async () => {
    await prepare();
    const write = jest.spyOn(Socket.prototype, '_writev' as never);
    expect(await readRows(6)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(write).toHaveBeenCalledTimes(1);
    expect(await readRows(16)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
    expect(write).toHaveBeenCalledTimes(3);
    write.mockRestore();
  });

  it('fail alone', async () => {
    const divide = (by: number) => sql<{ n: number }>`select 6 / ${by}::integer n`.execute(connected.database);
    const all = await Promise.allSettled([divide(2), divide(0), divide(3), readRow(4)]);
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  });

  it('do not wait for a read that waits for a lock', async () => {
    await other.query('begin');
    await other.query('select id from shared_reads_rows where id = 1 for update');
    const lock = () => sql`select id from ${table} where id = 1 for update`.execute(connected.database);
    const locking = Promise.all([lock(), lock(), lock(), lock()]);
    await expect(readRows(40)).resolves.toHaveLength(40);
    await other.query('rollback');
    await locking;
  });

  it('see what the statement before them wrote, and inside a transaction what it wrote', async () => {
    await sql`insert into ${table} values (1000)`.execute(connected.database);
    expect(await readRow(1_000)).toBe(1_000);
    const inside = await connected.database.transaction().execute(async (transaction) => {
      await sql`insert into ${table} values (1001)`.execute(transaction);
      const { rows } = await sql`select id from ${table} where id = 1001`.execute(transaction);
      return rows;
    });
    expect(inside).toHaveLength(1);
    await sql`delete from ${table} where id >= 1000`.execute(connected.database);
    expect(await readRow(1_000)).toBeUndefined();
  });

  it('[B04] fail as busy when the server closes their connection, and the next ones open another', async () => {
    await prepare();
    const reading = Promise.allSettled([countSlowly(1), countSlowly(2)]);
    const closeActive = `select pg_terminate_backend(pid) from pg_stat_activity
      where state = 'active' and query like '%shared_reads_rows%' and pid <> pg_backend_pid()`;
    while ((await other.query(closeActive)).rowCount === 0);
    for (const read of await reading) expect(read.status === 'rejected' && isDatabaseBusy(read.reason)).toBe(true);
    expect(await readRows(40)).toHaveLength(40);
  });

  it('[B25] open all connections again, also those of other calls, when one of them gets no answer', async () => {
    const pid = sql<{ pid: number }>`select pg_backend_pid() pid`;
    const pids = async () => {
      const shared = await pid.execute(connected.database);
      const own = await connected.database.connection().execute((connection) => pid.execute(connection));
      return [shared, own].map(({ rows }) => rows[0]?.pid);
    };
    const before = await pids();
    expect(await pids()).toEqual(before);
    jest.spyOn(pg.Client.prototype, 'query').mockImplementationOnce(() => {
      throw new Error('Query read timeout');
    });
    await expect(readRow(1)).rejects.toThrow('Query read timeout');
    for (const after of await pids()) expect(before).not.toContain(after);
  });

  it('are shown by the metrics of the pools: what runs, and what waits for a connection', async () => {
    const registry = new Registry();
    for (const metric of connected.metrics) registry.registerMetric(metric);
    const read = async (name: string) => {
      const samples = readSamples(await registry.metrics());
      const of = (pool: string) =>
        samples.find((each) => each.name === `xana_database_connections_${name}` && each.labels.pool === pool)?.value;
      return [of('own'), of('shared')];
    };
    await prepare();
    expect([await read('busy'), await read('waiting')]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    await other.query('begin');
    await other.query('select id from shared_reads_rows where id = 1 for update');
    const lock = () => sql`select id from ${table} where id = 1 for update`.execute(connected.database);
    const locking = Promise.all(Array.from({ length: 9 }, lock));
    await eventually(async () => expect(await read('waiting')).toEqual([3, 0]));
    expect(await read('busy')).toEqual([6, 0]);
    expect(await read('open')).toEqual([6, 4]);
    await other.query('rollback');
    await locking;
    expect(await read('busy')).toEqual([0, 0]);
    // Both of one turn: the second one waits behind the first.
    const reading = Promise.all([countSlowly(1), countSlowly(2)]);
    await eventually(async () =>
      expect([await read('busy'), await read('waiting')]).toEqual([
        [0, 1],
        [0, 1],
      ]),
    );
    await reading;
  });
});
