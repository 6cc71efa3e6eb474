import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { Gauge, type Metric } from 'prom-client';
import type { ConnectedDatabase } from '../database/connection/connect-database.ts';
import type { SharedRedis } from '../gateways/redis/connect-redis.ts';
import { redisMetrics } from '../gateways/redis/redis-metrics.ts';
import { callMetrics } from '../http/call-metrics.ts';
import { jobMetrics } from '../jobs/job-metrics.ts';
import { limitMetrics } from '../limits/limit-metrics.ts';
import { paymentMetrics } from '../operations/payments/payment-metrics.ts';
import { pushMetrics } from '../push/push-metrics.ts';
import { tracingMetrics } from '../tracing/tracing-metrics.ts';
import { backlogMetrics } from './backlog-metrics.ts';

interface Measured {
  dataDirectory: string;
  database: ConnectedDatabase;
  redis: SharedRedis | undefined;
  sockets: { metrics: Metric[] };
  media: Metric[];
}

/** What each area of the platform offers. Counters and histograms belong to the process, gauges to what they read at a scrape. */
export const allMetrics = ({ dataDirectory, database, redis, sockets, media }: Measured): Metric[] => [
  ...processMetrics(dataDirectory),
  ...callMetrics,
  ...limitMetrics,
  ...database.metrics,
  ...backlogMetrics(database.database),
  ...redisMetrics(redis),
  ...sockets.metrics,
  ...jobMetrics,
  ...paymentMetrics,
  ...pushMetrics,
  ...tracingMetrics,
  ...media,
];

/** The limits of the process that the default metrics of prom-client leave out: its memory, and the disk of `DATA_DIRECTORY`. */
function processMetrics(dataDirectory: string): Metric[] {
  const diskGauge = (name: string, help: string, bytesOf: (disk: StatsFs) => number) =>
    new Gauge({
      name,
      help,
      registers: [],
      async collect() {
        // A collector that throws would fail the whole scrape.
        const disk = await statfs(dataDirectory).catch(() => undefined);
        this.set(disk ? bytesOf(disk) : Number.NaN);
      },
    });
  return [
    diskGauge(
      'xana_data_directory_free_bytes',
      'Space that is free on the disk of DATA_DIRECTORY.',
      ({ bavail, bsize }) => bavail * bsize,
    ),
    diskGauge(
      'xana_data_directory_size_bytes',
      'Size of the disk of DATA_DIRECTORY.',
      ({ blocks, bsize }) => blocks * bsize,
    ),
    new Gauge({
      name: 'xana_memory_limit_bytes',
      help: 'Memory that the process may use: the limit of its container, or what the machine has.',
      registers: [],
      collect() {
        this.set(readMemoryLimit());
      },
    }),
  ];
}

/** Without a limit, `constrainedMemory` is 0 or a number far above what the machine has. */
function readMemoryLimit(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
