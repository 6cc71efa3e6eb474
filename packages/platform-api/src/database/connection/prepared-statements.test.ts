import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { connectTwice, type TwoConnections } from '../../../test/database/test-connections.ts';
import type { ConnectedDatabase, Database } from './connect-database.ts';
import { isDatabaseBusy } from './database-busy.ts';
import { onOwnConnection as alone, plannedEachTime } from './prepared-statements.ts';

const url = process.env.TEST_POSTGRES;

// Only here: the embedded database has one session, so its tables cannot change under another one.
(url ? describe : describe.skip)('prepared statements on a PostgreSQL server', () => {
  const name = `prepared_${randomBytes(6).toString('hex')}`;
  const table = sql.table(name);
  let both: TwoConnections;
  let connected: ConnectedDatabase;
  beforeAll(async () => {
    both = await connectTwice(url);
    connected = both.connected;
    await sql`create table ${table} (id integer primary key, label text)`.execute(connected.database);
    await sql`insert into ${table} select each, 'row ' || each from generate_series(1, 500) each`.execute(
      connected.database,
    );
  });
  afterAll(async () => {
    await sql`drop table ${table}`.execute(connected.database);
    await both.close();
  });

  const readRow = (database: Database, id: number) =>
    sql<{ id: number; label: string; more?: string }>`select * from ${table} where id = ${id}`.execute(database);
  const countPrepared = async (database: Database) => {
    const { rows } = await sql<{ count: number }>`select count(*)::integer count from pg_prepared_statements`.execute(
      database,
    );
    return rows[0]?.count ?? 0;
  };
  /** Reads would share connections. */
  const onOwnConnection = (work: (connection: Database) => Promise<void>) =>
    connected.database.connection().execute(async (connection) => {
      await countPrepared(connection);
      await work(connection);
    });

  it('prepares a repeated statement, a long read too, and none whose parameter list keeps changing', async () => {
    await onOwnConnection(async (connection) => {
      for (let times = 0; times < 10; times += 1) expect((await readRow(connection, 7)).rows[0]?.label).toBe('row 7');
      expect(await countPrepared(connection)).toBe(1);
      for (let length = 1; length < 400; length += 1) {
        const ids = Array.from({ length }, (_, index) => index + 1);
        const { rows } = await sql`select id from ${table} where id in (${sql.join(ids)})`.execute(connection);
        expect(rows).toHaveLength(length);
      }
      for (let times = 0; times < 10; times += 1) {
        await sql`${plannedEachTime} select ${times}::integer`.execute(connection);
      }
      expect(await countPrepared(connection)).toBe(1);
      for (let times = 0; times < 10; times += 1) {
        await sql`select ${alone} ${times}::integer`.execute(connection);
      }
      expect(await countPrepared(connection)).toBe(2);
    });
  });

  it('runs statements beyond the limit without preparing them', async () => {
    await onOwnConnection(async (connection) => {
      for (let column = 0; column < 320; column += 1) {
        for (let times = 0; times < 3; times += 1) {
          const { rows } = await sql<{ n: number }>`select ${sql.lit(column)}::integer + ${1}::integer n`.execute(
            connection,
          );
          expect(rows).toEqual([{ n: column + 1 }]);
        }
      }
      expect(await countPrepared(connection)).toBeLessThanOrEqual(300);
    });
  });

  it('reads a changed table correctly, and reports a transaction interrupted by the change as retryable', async () => {
    const alter = (change: string) => both.other.query(`alter table ${name} ${change}`);
    await alter("add column more text default 'more'");
    expect((await readRow(connected.database, 7)).rows).toEqual([{ id: 7, label: 'row 7', more: 'more' }]);
    const readInside = () => connected.database.transaction().execute((transaction) => readRow(transaction, 7));
    // The connection of the tests above has prepared the statement for the table without the column.
    await readInside().catch(() => undefined);
    for (let times = 0; times < 5; times += 1) await readInside();
    await alter('drop column more');
    const error = await readInside().catch((reason: unknown) => reason);
    expect(isDatabaseBusy(error)).toBe(true);
    const again = await readInside();
    expect(again.rows).toEqual([{ id: 7, label: 'row 7' }]);
  });
});
