import type { Metric } from 'prom-client';
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
import { processMetrics } from './process-metrics.ts';

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
