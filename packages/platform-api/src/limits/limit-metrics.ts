import { Counter, type Metric } from 'prom-client';

export const rejections = new Counter({
  name: 'xana_rate_limit_rejections_total',
  help: 'Calls and socket events that a rate limit refused, by the limit.',
  labelNames: ['limit'],
  registers: [],
});

export const limitMetrics: readonly Metric[] = [rejections];

/** Shows a limit with 0 before it refuses anything, so that its first refusal is an increase. */
export const showLimit = (limit: string): void => rejections.inc({ limit }, 0);
