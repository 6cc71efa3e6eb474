import { Counter, type Metric } from 'prom-client';

export const traceSpans = new Counter({
  name: 'xana_trace_spans_total',
  help: 'Recorded spans: exported, failed because the endpoint did not accept them, or dropped because too many were waiting.',
  labelNames: ['outcome'],
  registers: [],
});
for (const outcome of ['exported', 'failed', 'dropped']) traceSpans.inc({ outcome }, 0);

export const tracingMetrics: readonly Metric[] = [traceSpans];
