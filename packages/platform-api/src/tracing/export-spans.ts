import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { BatchSpanProcessor, type ReadableSpan, type SpanExporter, type SpanProcessor } from '@opentelemetry/sdk-trace';
import type { TracingConfig } from '../config/platform-config.ts';
import { withTimeout } from '../database/connection/with-timeout.ts';
import { createExportConnections } from './export-connections.ts';
import { tracesUrl } from './traces-url.ts';
import { traceSpans } from './tracing-metrics.ts';

/** About 2 MB. */
const MAX_WAITING = 2_048;
const EXPORT_DELAY_MS = 1_000;
const EXPORT_TIMEOUT_MS = 5_000;
const SHUTDOWN_TIMEOUT_MS = 2_000;

/**
 * Exports spans in batches, one at a time, by OTLP over HTTP. Of what waits, the newest spans are dropped and counted when the endpoint
 * is down or too slow: recording a span never waits. Its shutdown exports for two seconds at most, and ends all requests.
 *
 * @param collector traces go to `/v1/traces` below its address
 */
export function exportSpans({ endpoint, headers }: Pick<TracingConfig, 'endpoint' | 'headers'>): SpanProcessor {
  const connections = createExportConnections();
  const exporter = new OTLPTraceExporter({
    httpAgentOptions: connections.agentFor,
    url: tracesUrl(endpoint),
    headers: { ...headers },
    timeoutMillis: EXPORT_TIMEOUT_MS,
  });
  let waiting = 0;
  const counting: SpanExporter = {
    export(spans, onResult) {
      waiting -= spans.length;
      exporter.export(spans, (result) => {
        traceSpans.inc({ outcome: result.code === 0 ? 'exported' : 'failed' }, spans.length);
        onResult(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
  const batches = new BatchSpanProcessor({
    exporter: counting,
    maxQueueSize: MAX_WAITING,
    scheduledDelayMillis: EXPORT_DELAY_MS,
    exportTimeoutMillis: 2 * EXPORT_TIMEOUT_MS,
  });
  return {
    onStart() {},
    onEnd(span: ReadableSpan) {
      if (waiting >= MAX_WAITING) {
        traceSpans.inc({ outcome: 'dropped' });
      } else {
        waiting += 1;
        batches.onEnd(span);
      }
    },
    forceFlush: () => batches.forceFlush(),
    async shutdown() {
      const closing = batches.shutdown().catch(() => undefined);
      await withTimeout(closing, SHUTDOWN_TIMEOUT_MS, () => undefined);
      connections.close();
    },
  };
}
