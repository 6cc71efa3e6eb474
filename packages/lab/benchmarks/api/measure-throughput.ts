import autocannon from 'autocannon';
import Fastify from 'fastify';
import type { MeasuredCall } from './calls.ts';
import { type MeasuredPlatform, requestOf } from './measured-platform.ts';

export interface Throughput {
  /** Answers per second. */
  perSecond: number;
  p99: number;
}

const CONNECTIONS = 20;
const SECONDS = 4;

/** Throughput with twenty connections that send the next request after each answer. */
export async function measureThroughput(
  platforms: readonly MeasuredPlatform[],
  call: MeasuredCall,
  token: string,
): Promise<Throughput> {
  const loads = await Promise.all(
    platforms.map((platform) => load(requestOf(call, platform, token), CONNECTIONS / platforms.length)),
  );
  return {
    perSecond: loads.reduce((sum, { requests }) => sum + requests.average, 0),
    p99: Math.max(...loads.map(({ latency }) => latency.p99)),
  };
}

async function load(asked: ReturnType<typeof requestOf>, connections: number) {
  const outcome = await autocannon({ ...asked, connections, duration: SECONDS });
  if (outcome.non2xx > 0 || outcome.errors > 0)
    throw new Error(`${asked.url}: ${outcome.non2xx + outcome.errors} failed.`);
  return outcome;
}

/** A route of the same framework that only sends the same number of bytes: the upper bound on this machine. */
export async function startBareRoute(bytes: number): Promise<{ origin: string; close(): Promise<unknown> }> {
  const app = Fastify();
  const answer = JSON.stringify({ success: true, data: 'x'.repeat(Math.max(0, bytes - 40)), msg: '' });
  app.get('*', async (_request, reply) => reply.type('application/json; charset=utf-8').send(answer));
  const origin = await app.listen({ port: 0, host: 'localhost' });
  return { origin, close: () => app.close() };
}
