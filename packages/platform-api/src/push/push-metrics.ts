import { Counter, type Metric } from 'prom-client';

export const pushMessages = new Counter({
  name: 'xana_push_messages_total',
  help: 'Attempts to send a push message, by outcome. A postponed one is sent again later.',
  labelNames: ['outcome'],
  registers: [],
});
for (const outcome of ['sent', 'gone', 'postponed', 'dropped']) pushMessages.inc({ outcome }, 0);

export const pushMetrics: readonly Metric[] = [pushMessages];
