import { sql } from 'kysely';
import { useTestServer } from '../../../test/test-server.ts';
import type { Database } from '../connection/connect-database.ts';
import { type KeysetList, NEWEST_FIRST, pageOfIds } from './key-pages.ts';

const ROWS = 2_000;
const LIST = { from: sql`from numbered where true`, ...NEWEST_FIRST };

const server = useTestServer();
beforeAll(async () => {
  await sql`create table numbered (id integer primary key, created_at timestamptz not null, score integer not null)`.execute(
    server.database,
  );
  await sql`insert into numbered select n, now() - n / 2 * interval '1 minute', 1 from generate_series(1, ${ROWS}::integer) n`.execute(
    server.database,
  );
  await sql`create index numbered_newest on numbered (created_at desc, id)`.execute(server.database);
  await sql`create index numbered_by_score on numbered (score desc, id)`.execute(server.database);
  await sql`vacuum analyze numbered`.execute(server.database);
});

/** Reads a page within a transaction, and the number of index entries that it took. */
async function readPage(transaction: Database, pageNumber: number, list: KeysetList = LIST) {
  const before = await entriesRead(transaction);
  const { ids } = await pageOfIds(
    transaction,
    { ...list, counted: sql`from numbered where id = 0` },
    { pageNumber, pageSize: 10 },
  );
  return { ids, entries: (await entriesRead(transaction)) - before };
}

async function entriesRead(transaction: Database): Promise<number> {
  const { rows } = await sql<{ entries: number }>`
    select sum(pg_stat_get_xact_tuples_returned(indexrelid))::integer entries from pg_index
    where indrelid = 'numbered'::regclass and not indisprimary`.execute(transaction);
  return rows[0]?.entries ?? Number.NaN;
}

const idsOfPage = (pageNumber: number) => Array.from({ length: 10 }, (_, index) => (pageNumber - 1) * 10 + index + 1);

it('reads a page again, and the next one, from the end of the page before', async () => {
  await server.database.transaction().execute(async (transaction) => {
    const first = await readPage(transaction, 150);
    const again = await readPage(transaction, 150);
    const next = await readPage(transaction, 151);
    expect([first.ids, again.ids, next.ids]).toEqual([idsOfPage(150), idsOfPage(150), idsOfPage(151)]);
    expect(first.entries).toBeGreaterThanOrEqual(1_500);
    expect([again.entries < 20, next.entries < 20]).toEqual([true, true]);
  });
});

it('reads no rows of earlier pages when all rows have the same sort key', async () => {
  const list: KeysetList = { ...LIST, sortKey: sql`score`, type: 'integer' };
  await server.database.transaction().execute(async (transaction) => {
    await readPage(transaction, 150, list);
    const next = await readPage(transaction, 151, list);
    expect(next.ids).toEqual(idsOfPage(151));
    expect(next.entries).toBeLessThan(20);
  });
});

it('returns no ids behind the last page, for which it keeps no end', async () => {
  await server.database.transaction().execute(async (transaction) => {
    expect((await readPage(transaction, 200)).ids).toEqual(idsOfPage(200));
    expect((await readPage(transaction, 201)).ids).toEqual([]);
    expect((await readPage(transaction, 202)).ids).toEqual([]);
    expect((await readPage(transaction, 203)).ids).toEqual([]);
  });
});
