import { eventually } from '@xana/test-kit/eventually';
import { startTraceCollector, type TraceCollector } from '@xana/test-kit/trace-collector';
import { sql } from 'kysely';
import pg from 'pg';
import { type ConnectedDatabase, connectDatabase } from '../database/connection/connect-database.ts';
import { inTrace } from './in-step.ts';
import { startTracing } from './start-tracing.ts';
import { createTraceId } from './trace-parent.ts';

const url = process.env.TEST_POSTGRES;

// The embedded database has no other sessions to look from.
(url ? describe : describe.skip)('statements of a recorded trace', () => {
  let connected: ConnectedDatabase;
  let other: pg.Client;
  let collector: TraceCollector;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    other = new pg.Client({ connectionString: url });
    await other.connect();
    connected = await connectDatabase(url, '');
    collector = await startTraceCollector();
    stop = await startTracing({ endpoint: collector.endpoint, headers: {}, serviceName: 'test', ratio: 1 });
  });
  afterAll(async () => {
    await stop();
    await Promise.all([connected.close(), other.end()]);
    collector.close();
  });

  const traced = <Value>(traceId: string, work: () => Promise<Value>) =>
    inTrace({ name: 'test', kind: 'internal', traceId }, work);
  const preparedNames = () =>
    sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(connected.database);

  it('are found in pg_stat_activity by their trace id while they run', async () => {
    const traceId = createTraceId();
    const sleeping = traced(traceId, () => sql`select pg_sleep(${0.5}::double precision)`.execute(connected.database));
    let query = '';
    await eventually(async () => {
      const { rows } = await other.query(
        `select query from pg_stat_activity where state = 'active' and pid <> pg_backend_pid() and query like '%${traceId}%'`,
      );
      query = rows[0]?.query ?? '';
      return query !== '';
    });
    await sleeping;
    await stop();
    const [span] = collector.spans.filter(({ kind }) => kind === 3);
    // The comment comes first: PostgreSQL cuts off a long statement.
    expect(query).toBe(`/*traceparent='00-${traceId}-${span?.spanId}-01'*/ select pg_sleep($1::double precision)`);
    expect(span?.attributes['db.query.text']).toBe('select pg_sleep($1::double precision)');
    stop = await startTracing({ endpoint: collector.endpoint, headers: {}, serviceName: 'test', ratio: 1 });
  });

  it('are not prepared, and others still are', async () => {
    const read = (value: number) =>
      sql<{ value: number }>`select ${value}::integer + 113 as value`.execute(connected.database);
    for (let value = 0; value < 20; value += 1)
      await traced(createTraceId(), async () => expect((await read(value)).rows).toEqual([{ value: value + 113 }]));
    const texts = async () => (await preparedNames()).rows.map(({ statement }) => statement);
    expect((await texts()).join()).not.toContain('traceparent');
    // In a transaction on one connection, whose prepared statements the last one shows.
    const seen = await connected.database.transaction().execute(async (transaction) => {
      const once = (value: number) => sql`select ${value}::integer + 114 as value`.execute(transaction);
      for (let value = 0; value < 5; value += 1) await traced(createTraceId(), () => once(value));
      const before = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
        transaction,
      );
      for (let value = 0; value < 5; value += 1) await once(value);
      const after = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(transaction);
      return [before, after].map(({ rows }) => rows.some(({ statement }) => statement.includes('+ 114')));
    });
    expect(seen).toEqual([false, true]);
  });

  it('have the start and the end of their transaction as steps of the same trace', async () => {
    const traceId = createTraceId();
    await traced(traceId, () =>
      connected.database.transaction().execute((transaction) => sql`select 1 as one`.execute(transaction)),
    );
    await eventually(() => collector.spansOf(traceId).length === 4);
    expect(collector.spansOf(traceId).map(({ name }) => name)).toEqual(['begin', 'select', 'commit', 'test']);
  });

  it('fail with the code of PostgreSQL alone', async () => {
    const traceId = createTraceId();
    const failing = traced(traceId, () => sql`select 1 / ${0}::integer`.execute(connected.database));
    await expect(failing).rejects.toThrow('division by zero');
    await eventually(() => collector.spansOf(traceId).length === 2);
    for (const { attributes, status } of collector.spansOf(traceId))
      expect([attributes['error.type'], status]).toEqual(['22012', 2]);
  });
});
