import Fastify, { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, type Metric, Registry } from 'prom-client';

/** A host of its own: what operators watch is not for who calls the API. */
export function createMetricsHost(metrics: readonly Metric[]): FastifyInstance {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const metric of metrics) registry.registerMetric(metric);
  const app = Fastify();
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  return app;
}
