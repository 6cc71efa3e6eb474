import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { connectTwice, type TwoConnections } from '../../../test/database/test-connections.ts';
import { isDatabaseBusy } from './database-busy.ts';

const url = process.env.TEST_POSTGRES;

// The embedded database runs in this process, without a network connection that could close.
(url ? describe : describe.skip)('a connection to a server', () => {
  const own = sql<{ pid: number }>`select pg_backend_pid() pid`;
  let both: TwoConnections;
  beforeAll(async () => {
    both = await connectTwice(url);
  });
  afterAll(() => both.close());

  it('[B04] fails only the queries in progress on a connection that the server terminates', async () => {
    const { connected, other } = both;
    const end = (pid: number | undefined) => other.query('select pg_terminate_backend($1)', [pid]);
    const between = connected.database.transaction().execute(async (transaction) => {
      await end((await own.execute(transaction)).rows[0]?.pid);
      await setTimeout(200);
      return own.execute(transaction);
    });
    expect(isDatabaseBusy(await between.catch((reason: unknown) => reason))).toBe(true);
    const during = connected.database.connection().execute(async (connection) => {
      const pid = (await own.execute(connection)).rows[0]?.pid;
      const [asleep] = await Promise.allSettled([sql`select pg_sleep(5)`.execute(connection), end(pid)]);
      await setTimeout(200);
      return asleep;
    });
    const asleep = await during;
    expect(asleep?.status === 'rejected' && isDatabaseBusy(asleep.reason)).toBe(true);
    expect((await own.execute(connected.database)).rows).toHaveLength(1);
  });

  it('limits statements to ten seconds, except within withoutLimits', async () => {
    const { connected } = both;
    const limit = sql<{ statement_timeout: string }>`show statement_timeout`;
    expect((await limit.execute(connected.database)).rows).toEqual([{ statement_timeout: '10s' }]);
    await connected.withoutLimits(async (connection) => {
      expect((await limit.execute(connection)).rows).toEqual([{ statement_timeout: '0' }]);
    });
  });
});
