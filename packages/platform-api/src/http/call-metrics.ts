import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Histogram, type Metric } from 'prom-client';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The id of the operation that a route serves. */
    operation?: string;
  }
  interface FastifyReply {
    /** The code of the error that was answered. */
    errorCode: string | undefined;
  }
}

const callSeconds = new Histogram({
  name: 'xana_call_seconds',
  help: 'Time to answer a call, by operation. Routes that serve no operation have their path as its name.',
  labelNames: ['host', 'operation', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [],
});

const callErrors = new Counter({
  name: 'xana_call_errors_total',
  help: 'Calls that were answered with an error, by its code.',
  labelNames: ['host', 'operation', 'code'],
  registers: [],
});

export const callMetrics: readonly Metric[] = [callSeconds, callErrors];

/** Measures each call of a host: rate, errors and duration by operation. */
export function measureCalls(app: FastifyInstance, host: string): void {
  app.addHook('onResponse', (request, reply, done) => {
    const operation = nameOfCall(request);
    callSeconds.observe({ host, operation, status: reply.statusCode }, reply.elapsedTime / 1_000);
    if (reply.errorCode) callErrors.inc({ host, operation, code: reply.errorCode });
    done();
  });
}

/** Never the path of the request: an id in a label would make a series for each user. */
export const nameOfCall = ({ routeOptions: { config, url } }: FastifyRequest): string =>
  config.operation ?? url ?? 'unknown';
