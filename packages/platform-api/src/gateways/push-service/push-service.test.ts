import dns from 'node:dns';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushMessage } from '@xana/contracts/push-message';
import { type PushServiceStandIn, startPushService } from '@xana/test-kit/push-service';
import webPush from 'web-push';
import { postMessage } from './post-message.ts';
import { createPushService } from './push-service.ts';

const keys = webPush.generateVAPIDKeys();
const config = { ...keys, subject: 'mailto:push@xana.example' };
const message: PushMessage = {
  ...({ kind: 'like', title: '「花火」がまもなく始まります', body: '🎆', path: '/details/1?for=feed' } as const),
  ...({ tag: 'notification-17', locale: 'ja' } as const),
};
const delivery = { ttlSeconds: 900, urgency: 'high' } as const;

let standIn: PushServiceStandIn;
beforeAll(async () => {
  standIn = await startPushService();
});
afterAll(() => standIn.close());
afterEach(() => jest.restoreAllMocks());

const createService = () => createPushService({ ...config, sandboxOrigin: standIn.origin });

it('[NT-11] encrypts a message for the browser and signs it for its push service', async () => {
  const browser = standIn.subscribe();
  const before = Date.now() / 1_000;
  expect(await createService().send(browser, message, delivery)).toEqual({ kind: 'sent' });
  const [received] = browser.received;
  expect(received?.message).toEqual(message);
  expect(received?.headers).toMatchObject({ ttl: '900', urgency: 'high', 'content-encoding': 'aes128gcm' });
  expect(received?.headers.topic).toMatch(/^[\w-]{32}$/);
  expect(received?.vapid).toMatchObject({
    publicKey: keys.publicKey,
    claims: { aud: standIn.origin, sub: 'mailto:push@xana.example' },
  });
  // RFC 8292 §2: at most 24 hours.
  const lifetime = (received?.vapid.claims.exp ?? 0) - before;
  expect([lifetime > 0, lifetime <= 86_400]).toEqual([true, true]);
});

it('[NT-11] sends messages with the same tag under one topic, which does not contain it', async () => {
  const browser = standIn.subscribe();
  for (const tag of ['notification-1', 'notification-1', 'notification-2'])
    await createService().send(browser, { ...message, tag }, delivery);
  const [one, two, three] = browser.received.map(({ headers }) => headers.topic);
  expect([one === two, one === three, String(one).includes('notification')]).toEqual([true, false, false]);
});

it.each([
  [404, { kind: 'gone' }],
  [410, { kind: 'gone' }],
  [400, { kind: 'rejected', reason: 'the push service answered 400' }],
  [403, { kind: 'rejected', reason: 'the push service answered 403' }],
  [429, { kind: 'failed', reason: 'the push service answered 429', retryAfterMs: 120_000 }],
  [503, { kind: 'failed', reason: 'the push service answered 503', retryAfterMs: 120_000 }],
])('[NT-11] reads the status %d of the push service', async (status, outcome) => {
  const browser = standIn.subscribe();
  browser.answers.push({ status, headers: { 'retry-after': '120' } });
  expect(await createService().send(browser, message, delivery)).toEqual(outcome);
});

it('[NT-11] [T67] does not follow a redirect', async () => {
  const [browser, other] = [standIn.subscribe(), standIn.subscribe()];
  browser.answers.push({ status: 307, headers: { location: other.endpoint } });
  expect(await createService().send(browser, message, delivery)).toMatchObject({ kind: 'rejected' });
  expect(other.requests).toBe(0);
});

it('[T67] sends nothing to an endpoint that is not public, also when only its name is', async () => {
  const browser = { ...standIn.subscribe() };
  const outside = createPushService({ ...config, sandboxOrigin: undefined });
  expect(await outside.send(browser, message, delivery)).toMatchObject({ kind: 'rejected' });
  const lookup = (_host: string, _options: object, done: (error: null, found: object[]) => void) =>
    done(null, [{ address: '127.0.0.1', family: 4 }]);
  jest.spyOn(dns, 'lookup').mockImplementation(lookup as never);
  const rebound = { ...browser, endpoint: 'https://push.example.com/send/1' };
  expect(await outside.send(rebound, message, delivery)).toEqual({
    kind: 'failed',
    reason: 'push.example.com does not resolve to public addresses only.',
    retryAfterMs: undefined,
  });
});

describe('the answer of a push service', () => {
  let server: Server;
  const serve = async (listener: RequestListener) => {
    server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    return `http://localhost:${(server.address() as AddressInfo).port}/`;
  };
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });
  const post = (endpoint: string, timeoutMs: number) =>
    postMessage({ endpoint, headers: {}, body: Buffer.from('x') }, { isSandbox: true, timeoutMs });

  it('[T67] is not read beyond 16 kB', async () => {
    const closed = new Promise<void>((resolve) => {
      void serve((_request, response) => {
        response.on('close', resolve);
        const write = () => !response.destroyed && response.write(Buffer.alloc(8_000), () => setImmediate(write));
        write();
      }).then((endpoint) => post(endpoint, 60_000));
    });
    await closed;
  });

  it('[T67] is not waited for beyond the timeout', async () => {
    const endpoint = await serve(() => undefined);
    await expect(post(endpoint, 50)).rejects.toThrow('no answer within 50 ms');
  });
});
