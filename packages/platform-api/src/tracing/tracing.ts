import type { Attributes, TraceSpan } from './current-span.ts';

/** The first span of a trace on this platform. */
export interface TraceStart {
  name: string;
  kind: 'server' | 'internal';
  /** 32 hexadecimal digits; a new one without it. */
  traceId?: string;
  /** The caller's span, if the caller recorded one. */
  caller?: { spanId: string; traceState: string | undefined };
  attributes?: Attributes;
}

export interface Tracing {
  /** Undefined for a trace that is not sampled. */
  start(trace: TraceStart): TraceSpan | undefined;
  /** Exports what is recorded, for two seconds at most. Asks the collector nothing afterwards. */
  close(): Promise<void>;
}

/** Of the process, like its metrics. Undefined: nothing is recorded. */
let active: Tracing | undefined;

export function setTracing(tracing: Tracing | undefined): void {
  active = tracing;
}

export const isTracing = (): boolean => active !== undefined;

export const startTrace = (trace: TraceStart): TraceSpan | undefined => active?.start(trace);
