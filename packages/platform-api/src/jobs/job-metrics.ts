import { Counter, Gauge, Histogram, type Metric } from 'prom-client';
import { inTrace } from '../tracing/in-step.ts';

const runs = new Counter({
  name: 'xana_job_runs_total',
  help: 'Runs of a background job, by outcome.',
  labelNames: ['name', 'outcome'],
  registers: [],
});

const seconds = new Histogram({
  name: 'xana_job_seconds',
  help: 'Duration of a run of a background job.',
  labelNames: ['name'],
  buckets: [0.01, 0.1, 0.5, 1, 5, 15, 60, 300],
  registers: [],
});

const lastSuccess = new Gauge({
  name: 'xana_job_last_success_timestamp_seconds',
  help: 'When a background job last succeeded in this instance, in seconds since 1970; before its first success, when it was started.',
  labelNames: ['name'],
  registers: [],
});

export const jobMetrics: readonly Metric[] = [runs, seconds, lastSuccess];

/** Shows a job that did not run yet, so that one that never runs is noticed. */
export function showJob(name: string): void {
  for (const outcome of ['succeeded', 'failed']) runs.inc({ name, outcome }, 0);
  lastSuccess.setToCurrentTime({ name });
}

/** Runs a job, measures it, and records it as a trace. @throws what the job throws */
export async function measureJob(name: string, job: () => Promise<unknown>): Promise<void> {
  const stopTimer = seconds.startTimer({ name });
  try {
    await inTrace({ name: `job ${name}`, kind: 'internal' }, job);
    runs.inc({ name, outcome: 'succeeded' });
    lastSuccess.setToCurrentTime({ name });
  } catch (error) {
    runs.inc({ name, outcome: 'failed' });
    throw error;
  } finally {
    stopTimer();
  }
}
