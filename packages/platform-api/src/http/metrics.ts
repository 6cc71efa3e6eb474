import Fastify, { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** What operators watch: the process, and how long each call took, by host, route and status. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'xana_call_seconds',
    help: 'Time to answer a call, in seconds.',
    labelNames: ['host', 'method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  return {
    /** Routes and never addresses: an id in a label would make a series of its own for each visitor. */
    measure(app: FastifyInstance, host: string) {
      app.addHook('onResponse', async (request, reply) => {
        const route = request.routeOptions.url ?? 'unknown';
        seconds.observe({ host, method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
      });
    },
    /** A host of its own: what operators watch is not for who calls the API. */
    createHost(): FastifyInstance {
      const app = Fastify();
      app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
      return app;
    },
  };
}
