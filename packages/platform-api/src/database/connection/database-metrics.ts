import type { QueryResult } from 'kysely';
import { Counter, Gauge, Histogram, type Metric } from 'prom-client';
import { traceStatement } from './trace-statement.ts';

/** How a pool of connections is used right now. */
export interface PoolUsage {
  open: number;
  /** Connections that run a statement or a transaction. */
  busy: number;
  /** Statements or transactions that wait for a connection. */
  waiting: number;
}

/** `own`: connections of one caller at a time. `shared`: connections on which the statements of several callers queue. */
export type Pools = Partial<Record<'own' | 'shared', PoolUsage>>;

const statementSeconds = new Histogram({
  name: 'xana_database_statement_seconds',
  help: 'Time of a statement, with the wait for its connection.',
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [],
});

const statementErrors = new Counter({
  name: 'xana_database_statement_errors_total',
  help: 'Statements that failed: also conflicts that the code expects, such as a row that exists.',
  registers: [],
});

/** Runs a statement: measures it, and records it in the trace of its caller. @returns and throws what `run` does */
export async function observeStatement<Result extends QueryResult<unknown>>(
  text: string,
  run: () => Promise<Result>,
): Promise<Result> {
  const startedAt = performance.now();
  try {
    return await traceStatement(text, run);
  } catch (error) {
    statementErrors.inc();
    throw error;
  } finally {
    statementSeconds.observe((performance.now() - startedAt) / 1_000);
  }
}

/** @param readPools called at each scrape */
export function databaseMetrics(readPools: () => Pools): Metric[] {
  const gaugeOf = (kind: keyof PoolUsage, help: string) =>
    new Gauge({
      name: `xana_database_connections_${kind}`,
      help,
      labelNames: ['pool'],
      registers: [],
      collect() {
        for (const [pool, usage] of Object.entries(readPools())) this.set({ pool }, usage[kind]);
      },
    });
  return [
    statementSeconds,
    statementErrors,
    gaugeOf('open', 'Open connections to the database, by pool.'),
    gaugeOf('busy', 'Connections that run a statement or a transaction.'),
    gaugeOf('waiting', 'Statements or transactions that wait for a connection.'),
  ];
}
