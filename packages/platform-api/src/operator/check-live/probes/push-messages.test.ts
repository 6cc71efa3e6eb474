import { type PushServiceStandIn, startPushService } from '@xana/test-kit/push-service';
import { PUSH, runOne } from '../test-settings.ts';
import { createPushProbe } from './push-messages.ts';

let service: PushServiceStandIn;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.close());

const run = (endpoint: string) =>
  runOne(createPushProbe([endpoint]), { config: { push: { ...PUSH, sandboxOrigin: new URL(endpoint).origin } } });

it('is ok when the push service answers, also that it does not know the subscription', async () => {
  const { status, texts } = await run(`${service.origin}/check-live`);
  expect([status, texts]).toEqual(['ok', [new URL(service.origin).host]]);
});

it('is off without keys', async () => {
  expect(await runOne(createPushProbe([]))).toMatchObject({ status: 'off' });
});

it('is wrong when the push service cannot be reached', async () => {
  expect((await run('http://127.0.0.1:1/check-live')).texts).toEqual([
    '127.0.0.1:1: connect ECONNREFUSED 127.0.0.1:1. Allow connections to port 443 of this host, without a proxy.',
  ]);
});
