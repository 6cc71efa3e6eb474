import { AsyncLocalStorage } from 'node:async_hooks';

/** Names of the semantic conventions of OpenTelemetry. Never personal data, secrets, or values of statements. */
export type Attributes = Record<string, string | number>;

export interface Step {
  /** Of few different values: an operation, an event, a statement and its table. */
  name: string;
  kind?: 'internal' | 'client' | 'producer';
  attributes?: Attributes;
  /** A span of another trace that did the work of this one as well. */
  sharedWith?: TraceSpan;
}

/** One recorded step of a trace. */
export interface TraceSpan {
  /** This span as the header `traceparent` of W3C Trace Context. */
  readonly traceparent: string;
  /** False after the first span of the trace has ended. */
  isTraceOpen(): boolean;
  child(step: Step): TraceSpan;
  set(attributes: Attributes): void;
  /** @param errorType why it failed: a code or the name of a class, never a message */
  end(errorType?: string): void;
}

const spans = new AsyncLocalStorage<TraceSpan>();

/**
 * The span whose work runs now. Undefined without tracing, in a trace that is not sampled, and after the end of the trace: a timer
 * that a call starts lives in the call's context, and would add to its trace as long as the process runs.
 */
export function currentSpan(): TraceSpan | undefined {
  const span = spans.getStore();
  return span?.isTraceOpen() ? span : undefined;
}

/** Runs `work`, and what it starts, in the context of a span. */
export const runInSpan = <Value>(span: TraceSpan, work: () => Value): Value => spans.run(span, work);
