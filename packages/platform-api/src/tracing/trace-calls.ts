import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nameOfCall } from '../http/call-metrics.ts';
import { runInSpan, type TraceSpan } from './current-span.ts';
import { readTraceParent } from './trace-parent.ts';
import { startTrace } from './tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a call whose trace is recorded. */
    span: TraceSpan | undefined;
  }
}

/** Asked by proxies each second. */
const NOT_TRACED: readonly (string | undefined)[] = ['/health', '/ready'];

/** Records each call of a host that is sampled as a trace of its own, named by its operation. The trace id is `request.id`. */
export function traceCalls(app: FastifyInstance, host: string): void {
  app.decorateRequest('span', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions } = request;
    if (method !== 'OPTIONS' && !NOT_TRACED.includes(routeOptions.url)) request.span = startCall(request, host);
    enter(request, done);
  });
  // The parser of the body goes on in the context of the connection.
  app.addHook('preValidation', (request, _reply, done) => enter(request, done));
  app.addHook('onResponse', (request, reply, done) => {
    endCall(request.span, reply);
    done();
  });
  app.addHook('onRequestAbort', ({ span }, done) => {
    span?.end('aborted');
    done();
  });
}

const enter = ({ span }: FastifyRequest, done: () => void) => (span ? runInSpan(span, done) : done());

function startCall(request: FastifyRequest, host: string): TraceSpan | undefined {
  const { headers, id, method, routeOptions } = request;
  const parent = readTraceParent(headers.traceparent);
  return startTrace({
    name: nameOfCall(request),
    kind: 'server',
    traceId: id,
    // A browser records no spans, so its call is the first one. A proxy that records is its parent.
    ...(parent?.isSampled ? { caller: { spanId: parent.spanId, traceState: textOf(headers.tracestate) } } : {}),
    attributes: { 'http.request.method': method, 'http.route': routeOptions.url ?? 'unknown', 'xana.host': host },
  });
}

const textOf = (header: string | string[] | undefined) => (Array.isArray(header) ? header.join(',') : header);

function endCall(span: TraceSpan | undefined, { statusCode, errorCode }: FastifyReply): void {
  span?.set({ 'http.response.status_code': statusCode, ...(errorCode ? { 'xana.error_code': errorCode } : {}) });
  // To reject a call is not a failure of the server (semantic conventions of HTTP).
  span?.end(statusCode >= 500 ? (errorCode ?? String(statusCode)) : undefined);
}
