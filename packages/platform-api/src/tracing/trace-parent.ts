import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Version 00, and later ones as far as they are compatible with it. */
const TRACE_PARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:-.*)?$/;
const SAMPLED = 1;

export interface TraceParent {
  traceId: string;
  spanId: string;
  /** Whether the caller recorded its span. */
  isSampled: boolean;
}

/**
 * The header `traceparent`; null without a valid one.
 *
 * @see https://www.w3.org/TR/trace-context/#traceparent-header
 */
export function readTraceParent(header: unknown): TraceParent | null {
  const [, traceId, spanId, flags] = (typeof header === 'string' && TRACE_PARENT.exec(header)) || [];
  if (!traceId || !spanId || !flags) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED };
}

/** A random trace id: 32 hexadecimal digits. */
export const createTraceId = (): string => randomUUID().replaceAll('-', '');

/** The id of a call in its answer, in logs and in traces: the trace id of the caller, or a new one. */
export const requestIdOf = ({ headers }: IncomingMessage): string =>
  readTraceParent(headers.traceparent)?.traceId ?? createTraceId();

const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** The digits of a UUID as a trace id; undefined for anything else. */
export const traceIdOfUuid = (id: unknown): string | undefined =>
  typeof id === 'string' && UUID.test(id) ? id.replaceAll('-', '') : undefined;
