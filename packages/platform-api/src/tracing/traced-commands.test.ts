import { startTraceCollector } from '@xana/test-kit/trace-collector';
import { connectRedis } from '../gateways/redis/connect-redis.ts';
import { startRedisStandIn } from '../operator/check-live/test-stand-in.ts';
import { inTrace } from './in-step.ts';
import { startTracing } from './start-tracing.ts';

it('records a command to Redis by its name, without keys and values', async () => {
  const collector = await startTraceCollector();
  const stop = await startTracing({ endpoint: collector.endpoint, headers: {}, serviceName: 'test', ratio: 1 });
  const server = await startRedisStandIn('+OK');
  const redis = connectRedis(`redis://127.0.0.1:${server.port}`);
  await redis?.settled();
  await inTrace({ name: 'first', kind: 'internal' }, async () => redis?.client.set('secret-key', 'secret-value'));
  await redis?.client.set('untraced', '1');
  await stop();
  const [command, first] = collector.spans;
  expect(collector.spans).toHaveLength(2);
  expect(command).toMatchObject({ name: 'redis set', kind: 3, parentSpanId: first?.spanId });
  expect(command?.attributes).toEqual({ 'db.system.name': 'redis', 'db.operation.name': 'set' });
  redis?.close();
  server.close();
  collector.close();
});
