import { Counter, Gauge, Histogram, type Metric } from 'prom-client';
import type { FairQueue } from './fair-queue.ts';

export const renderingSeconds = new Histogram({
  name: 'xana_rendering_seconds',
  help: 'Time to render a picture, without its wait in the queue, by outcome.',
  labelNames: ['outcome'],
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [],
});
for (const outcome of ['rendered', 'missing', 'failed']) renderingSeconds.zero({ outcome });

export const renderingRejections = new Counter({
  name: 'xana_rendering_rejections_total',
  help: 'Pictures that were not rendered because too many were waiting, of one client or of all.',
  labelNames: ['reason'],
  registers: [],
});
for (const reason of ['client-full', 'queue-full']) renderingRejections.inc({ reason }, 0);

/** Of the queue of pictures that wait to be rendered. */
export function mediaMetrics(queue: Pick<FairQueue, 'usage'>): Metric[] {
  const waiting = new Gauge({
    name: 'xana_renderings_waiting',
    help: 'Pictures that wait to be rendered.',
    registers: [],
    collect() {
      this.set(queue.usage().waiting);
    },
  });
  const oldest = new Gauge({
    name: 'xana_renderings_oldest_seconds',
    help: 'Waiting time of the oldest picture in the queue, in seconds; 0 when the queue is empty.',
    registers: [],
    collect() {
      this.set(queue.usage().oldestMs / 1_000);
    },
  });
  return [waiting, oldest, renderingSeconds, renderingRejections];
}
