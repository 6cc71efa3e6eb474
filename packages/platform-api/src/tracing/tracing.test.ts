import { eventually } from '@xana/test-kit/eventually';
import { startTraceCollector, type TraceCollector } from '@xana/test-kit/trace-collector';
import { scrape, sumOf } from '../../test/test-scrape.ts';
import { logIn, startTestServer } from '../../test/test-server.ts';
import { useSocketServer } from '../realtime/test-sockets.ts';
import { inStep, inTrace } from './in-step.ts';
import { startTracing } from './start-tracing.ts';
import { createTraceId } from './trace-parent.ts';
import { traceSpans } from './tracing-metrics.ts';

const tracing = (endpoint: string, ratio = 1) => ({ endpoint, headers: {}, serviceName: 'test', ratio });
const CLIENT_ID = '2b0c6d1e-8d4f-4c3a-9b7e-5f6a7b8c9d0e';
const SENTINEL = 'A sentinel that no span contains';

describe('a platform with a collector', () => {
  let collector: TraceCollector;
  beforeAll(async () => {
    collector = await startTraceCollector();
  });
  const { server, enter } = useSocketServer(() => ({ tracing: tracing(collector.endpoint) }));
  afterAll(() => collector.close());

  it('records a message of a socket under the id that the browser gave to it, with its statements and its delivery', async () => {
    const [me, friend] = await Promise.all([logIn(server), logIn(server)]);
    const [mine, theirs] = await Promise.all([enter(me), enter(friend)]);
    const body = SENTINEL;
    await mine.socket
      .timeout(20_000)
      .emitWithAck('sendMessage', { receiverId: friend.userId, clientId: CLIENT_ID, body });
    await eventually(() => theirs.received.length > 0);
    const traceId = CLIENT_ID.replaceAll('-', '');
    const find = (name: string) => collector.spansOf(traceId).find((span) => span.name === name);
    await eventually(() => find('socket sendMessage') !== undefined);
    const root = find('socket sendMessage');
    expect(root?.parentSpanId).toBeUndefined();
    for (const name of ['insert messages', 'deliver message']) expect(find(name)?.parentSpanId).toBe(root?.spanId);
  });

  it('exports no text, token, cookie, wallet or value of a query', async () => {
    const me = await logIn(server);
    const post = { token: me.token, body: { descriptions: SENTINEL } };
    await server.ask('POST', '/feeds/single-feed', post);
    await server.ask('POST', '/feeds/single-feed', { ...post, body: { descriptions: SENTINEL, unknown: SENTINEL } });
    await server.get(`/item/v2/search-all?name=${encodeURIComponent(SENTINEL)}&pageNumber=1&pageSize=5`);
    await server.get(`/no/path/${encodeURIComponent(SENTINEL)}`);
    await server.ask('POST', '/auth/refresh-token', { cookie: me.cookie });
    const last = await me.get('/users/single-user');
    await eventually(() => collector.spansOf(String(last.headers['x-request-id'])).length > 0);
    const exported = JSON.stringify([collector.spans, collector.resources]).toLowerCase();
    expect(exported.length).toBeGreaterThan(10_000);
    const [, sessionId] =
      /"sid":"([^"]+)"/.exec(Buffer.from(me.token.split('.')[1] ?? '', 'base64url').toString()) ?? [];
    const secrets = [
      SENTINEL,
      encodeURIComponent(SENTINEL),
      me.token,
      me.cookie.split('=')[1],
      me.wallet.address,
      sessionId,
    ];
    for (const secret of secrets) {
      expect(typeof secret).toBe('string');
      expect(exported).not.toContain(String(secret).toLowerCase());
    }
  });

  it('records the connection of a socket and a job as traces of their own', async () => {
    await enter(await logIn(server), '/app');
    // Runs each second, for members who are connected.
    const names = ['socket connect /app', 'job emitUnreadCounts'];
    await eventually(() => names.every((each) => collector.spans.some(({ name }) => name === each)));
    for (const name of names) {
      const root = collector.spans.find((span) => span.name === name);
      const steps = collector.spans.filter(({ parentSpanId }) => parentSpanId === root?.spanId);
      expect([name, root?.parentSpanId]).toEqual([name, undefined]);
      if (name.startsWith('socket')) expect(steps.map((step) => step.name)).toContain('delete socket_tickets');
    }
  });
});

it('gives an id to a call that is not sampled, and records nothing of it', async () => {
  const collector = await startTraceCollector();
  const server = await startTestServer({ tracing: tracing(collector.endpoint, 0) });
  const traceId = createTraceId();
  const { headers } = await server.ask('GET', '/users/get-hot-users', {
    headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
  });
  expect(headers['x-request-id']).toBe(traceId);
  await server.close();
  expect(collector.spans).toEqual([]);
  collector.close();
});

it('records the configured share of traces', async () => {
  const collector = await startTraceCollector();
  const stop = await startTracing(tracing(collector.endpoint, 0.25));
  for (let count = 0; count < 2_000; count += 1) inTrace({ name: 'try', kind: 'internal' }, () => count);
  await stop();
  // Eight standard deviations around 500.
  expect(Math.abs(collector.spans.length - 500)).toBeLessThan(160);
  collector.close();
});

it('answers calls while the collector is down, and counts lost spans', async () => {
  const server = await startTestServer({ tracing: tracing('http://127.0.0.1:1') });
  const failed = async () => sumOf(await scrape(server), 'xana_trace_spans_total', { outcome: 'failed' });
  const before = await failed();
  for (let count = 0; count < 5; count += 1) expect((await server.get('/users/get-hot-users')).status).toBe(200);
  await eventually(async () => (await failed()) >= before + 5);
  await server.close();
}, 120_000);

it('lets 2,048 spans wait at most for a collector that never answers, and ends without it', async () => {
  const collector = await startTraceCollector(() => undefined);
  const server = await startTestServer({ tracing: tracing(collector.endpoint) });
  const dropped = async () => sumOf(await scrape(server), 'xana_trace_spans_total', { outcome: 'dropped' });
  const before = await dropped();
  const countFailed = async () =>
    (await traceSpans.get()).values.find(({ labels }) => labels.outcome === 'failed')?.value ?? 0;
  const failedBefore = await countFailed();
  for (let count = 0; count < 4_000; count += 1) inTrace({ name: 'try', kind: 'internal' }, () => count);
  // The first batch of 512 is on its way.
  expect((await dropped()) - before).toBeGreaterThan(1_000);
  expect((await dropped()) - before).toBeLessThan(2_000);
  expect((await server.get('/users/get-hot-users')).status).toBe(200);
  await server.close();
  // The SDK tries again after about a second.
  const { length: asked } = collector.requests;
  await eventually(async () => (await countFailed()) >= failedBefore + 2_048);
  expect(collector.requests).toHaveLength(asked);
  collector.close();
}, 120_000);

it('adds nothing to a trace after its end', async () => {
  const collector = await startTraceCollector();
  const stop = await startTracing(tracing(collector.endpoint));
  let late: Promise<void> = Promise.resolve();
  await inTrace({ name: 'first', kind: 'internal' }, async () => {
    inStep({ name: 'step' }, () => undefined);
    late = new Promise((resolve) => setImmediate(() => resolve(inStep({ name: 'late' }, () => undefined))));
  });
  await late;
  await stop();
  expect(collector.spans.map(({ name }) => name)).toEqual(['step', 'first']);
  collector.close();
});

it('records the code of an error, and never its message', async () => {
  const collector = await startTraceCollector();
  const stop = await startTracing(tracing(collector.endpoint));
  const work = async () => {
    throw Object.assign(new Error(SENTINEL), { code: '23505' });
  };
  await expect(inTrace({ name: 'fails', kind: 'internal' }, work)).rejects.toThrow(SENTINEL);
  await stop();
  expect(collector.spans).toMatchObject([{ name: 'fails', status: 2, attributes: { 'error.type': '23505' } }]);
  expect(JSON.stringify(collector.spans)).not.toContain(SENTINEL);
  collector.close();
});
