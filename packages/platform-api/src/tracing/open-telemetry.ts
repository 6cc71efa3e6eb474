import {
  createTraceState,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { RandomIdGenerator, TracerProvider } from '@opentelemetry/sdk-trace';
import type { TracingConfig } from '../config/platform-config.ts';
import type { Attributes, Step, TraceSpan } from './current-span.ts';
import { exportSpans } from './export-spans.ts';
import { createTraceId } from './trace-parent.ts';
import type { TraceStart, Tracing } from './tracing.ts';

/** Of a text such as a statement. */
const MAX_TEXT_LENGTH = 4_096;
const KINDS = {
  server: SpanKind.SERVER,
  internal: SpanKind.INTERNAL,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
};

/** Records traces with the SDK of OpenTelemetry. Only this module and what it imports load the SDK. */
export function createTracing({ serviceName, ratio, ...collector }: TracingConfig): Tracing {
  let nextTraceId = '';
  const { generateSpanId } = new RandomIdGenerator();
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.instance.id': createTraceId() }),
    idGenerator: { generateTraceId: () => nextTraceId, generateSpanId },
    spanLimits: { attributeValueLengthLimit: MAX_TEXT_LENGTH },
    spanProcessors: [exportSpans(collector)],
  });
  const tracer = provider.getTracer('xana-platform');
  return {
    start({ name, kind, traceId = createTraceId(), caller, attributes = {} }) {
      // The platform decides alone: a client that could choose would have every call of its own recorded.
      if (Math.random() >= ratio) return undefined;
      nextTraceId = traceId;
      const context = caller ? contextOf(traceId, caller) : ROOT_CONTEXT;
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, context);
      return new RecordedSpan(tracer, span);
    },
    close: () => provider.shutdown(),
  };
}

function contextOf(traceId: string, { spanId, traceState }: NonNullable<TraceStart['caller']>) {
  const state = traceState ? { traceState: createTraceState(traceState) } : {};
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: 1, isRemote: true, ...state });
}

class RecordedSpan implements TraceSpan {
  readonly #tracer: Tracer;
  readonly #span: Span;
  readonly #first: RecordedSpan;
  #isOpen = true;

  constructor(tracer: Tracer, span: Span, first?: RecordedSpan) {
    this.#tracer = tracer;
    this.#span = span;
    this.#first = first ?? this;
  }

  get traceparent() {
    const { traceId, spanId } = this.#span.spanContext();
    return `00-${traceId}-${spanId}-01`;
  }

  isTraceOpen() {
    return this.#first.#isOpen;
  }

  child({ name, kind = 'internal', attributes = {}, sharedWith }: Step) {
    const links = sharedWith instanceof RecordedSpan ? [{ context: sharedWith.#span.spanContext() }] : [];
    const context = trace.setSpan(ROOT_CONTEXT, this.#span);
    const span = this.#tracer.startSpan(name, { kind: KINDS[kind], attributes, links }, context);
    return new RecordedSpan(this.#tracer, span, this.#first);
  }

  set(attributes: Attributes) {
    this.#span.setAttributes(attributes);
  }

  end(errorType?: string) {
    this.#isOpen = false;
    if (errorType !== undefined) {
      this.#span.setAttribute('error.type', errorType);
      this.#span.setStatus({ code: SpanStatusCode.ERROR });
    }
    this.#span.end();
  }
}
