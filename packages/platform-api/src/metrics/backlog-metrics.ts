import { PAYMENT_STATUSES } from '@xana/contracts/http/payments/payment-fields';
import { Gauge, type Metric } from 'prom-client';
import type { Database } from '../database/connection/connect-database.ts';
import { type BacklogRow, readBacklog } from '../database/operator/backlog.ts';
import { createCachedReading } from './cached-reading.ts';

const LIMITS = { maxAgeMs: 10_000, timeoutMs: 2_000 };

/** The series of a label, each with what it counts. */
const OPEN = Object.fromEntries(
  // A payment does not leave the other statuses.
  PAYMENT_STATUSES.filter((status) => status !== 'succeeded' && status !== 'canceled').map((status) => [
    status,
    (row: BacklogRow) => row.kind === 'payment' && row.status === status,
  ]),
);
const DUE = {
  payment: ({ kind }: BacklogRow) => kind === 'reconcile payment',
  subscription: ({ kind }: BacklogRow) => kind === 'reconcile subscription',
  push: ({ kind }: BacklogRow) => kind === 'push message',
};

interface Backlog {
  name: string;
  help: string;
  label: string;
  series: Record<string, (row: BacklogRow) => boolean>;
  value: 'count' | 'oldestSeconds';
}

const BACKLOGS: readonly Backlog[] = [
  {
    name: 'xana_payments_open',
    help: 'Payments of the last two days that are not settled.',
    label: 'status',
    series: OPEN,
    value: 'count',
  },
  {
    name: 'xana_payments_open_oldest_seconds',
    help: 'Age of the oldest payment that is not settled.',
    label: 'status',
    series: OPEN,
    value: 'oldestSeconds',
  },
  {
    name: 'xana_due',
    help: 'Payments and subscriptions to reconcile now, and push messages to send now.',
    label: 'kind',
    series: DUE,
    value: 'count',
  },
  {
    name: 'xana_due_oldest_seconds',
    help: 'How long the oldest of what is due has waited.',
    label: 'kind',
    series: DUE,
    value: 'oldestSeconds',
  },
];

/**
 * Work that waits in the database: one statement for all of them, at a scrape. Every instance shows the same, so `max` combines them,
 * not `sum`. While the database does not answer, it has no series.
 */
export function backlogMetrics(database: Database): Metric[] {
  const read = createCachedReading(() => readBacklog(database), LIMITS);
  const answers = new Gauge({
    name: 'xana_database_answers',
    help: '1 when the database answered the statement of the scrape in time, else 0.',
    registers: [],
    async collect() {
      this.set((await read()) ? 1 : 0);
    },
  });
  return [answers, ...BACKLOGS.map((backlog) => createGauge(backlog, read))];
}

function createGauge({ name, help, label, series, value }: Backlog, read: () => Promise<BacklogRow[] | undefined>) {
  return new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [],
    // Each gauge waits for the reading: prom-client collects them at the same time.
    async collect() {
      const rows = await read();
      this.reset();
      if (!rows) return;
      for (const [text, isCounted] of Object.entries(series))
        this.set({ [label]: text }, rows.find(isCounted)?.[value] ?? 0);
    },
  });
}
