import { eventually } from '@xana/test-kit/eventually';
import { type ExportedSpan, startTraceCollector, type TraceCollector } from '@xana/test-kit/trace-collector';
import { logIn, logInMembers, type Member, startTestServer, type TestServer } from '../../test/test-server.ts';
import { createTraceId } from './trace-parent.ts';

const SERVER_KIND = 2;
const CLIENT_KIND = 3;
const SPAN_ID = 'b7ad6b7169203331';

let collector: TraceCollector;
let server: TestServer;
let member: Member;
beforeAll(async () => {
  collector = await startTraceCollector();
  const { endpoint } = collector;
  const headers = { 'api-key': 'key of the collector' };
  server = await startTestServer({ tracing: { endpoint, headers, serviceName: 'test-platform', ratio: 1 } });
  member = await logIn(server);
}, 120_000);
afterAll(async () => {
  await server.close();
  collector.close();
});

const ownProfile = (headers: Record<string, string>) =>
  server.ask('GET', '/users/single-user', { token: member.token, headers });

/** The spans of a trace, once its first one has arrived: it ends last, but for steps that nothing waits for. */
async function traceOf(traceId: string): Promise<{ first: ExportedSpan; steps: ExportedSpan[] }> {
  const findFirst = () => collector.spansOf(traceId).find(({ kind }) => kind === SERVER_KIND);
  await eventually(() => findFirst() !== undefined);
  const first = findFirst() as ExportedSpan;
  return { first, steps: collector.spansOf(traceId).filter((span) => span !== first) };
}

describe('a traced call', () => {
  it('has the trace id of the browser in its answer, and is the first span of its trace', async () => {
    const traceId = createTraceId();
    const { status, headers } = await ownProfile({ traceparent: `00-${traceId}-${SPAN_ID}-00` });
    expect([status, headers['x-request-id']]).toEqual([200, traceId]);
    const { first } = await traceOf(traceId);
    expect(first).toMatchObject({ kind: SERVER_KIND, name: 'singleUser', status: 0 });
    expect(first.parentSpanId).toBeUndefined();
    expect(first.attributes).toMatchObject({
      'http.request.method': 'GET',
      'http.response.status_code': 200,
      'xana.host': 'api',
    });
  });

  it('is exported with the headers that the collector asks for', async () => {
    await traceOf(String((await ownProfile({})).headers['x-request-id']));
    expect(new Set(collector.keys)).toEqual(new Set(['key of the collector']));
  });

  it('is a step of the proxy that recorded a span', async () => {
    const traceId = createTraceId();
    await ownProfile({ traceparent: `00-${traceId}-${SPAN_ID}-01`, tracestate: 'vendor=1' });
    const { first } = await traceOf(traceId);
    expect([first.parentSpanId, first.traceState]).toEqual([SPAN_ID, 'vendor=1']);
  });

  it('has its statements as steps, with their text and without values', async () => {
    const traceId = createTraceId();
    await ownProfile({ traceparent: `00-${traceId}-${SPAN_ID}-00` });
    const { first, steps } = await traceOf(traceId);
    const statements = steps.filter(({ kind }) => kind === CLIENT_KIND);
    expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['select sessions', 'select users']));
    for (const { parentSpanId, attributes } of statements) {
      expect(parentSpanId).toBe(first.spanId);
      expect(attributes).toMatchObject({ 'db.system.name': 'postgresql', 'db.response.returned_rows': 1 });
      expect(attributes['db.query.text']).toMatch(/\$1/);
    }
  });

  it('has its own statements when those of other calls leave with them', async () => {
    const members = await logInMembers(server, 6);
    const traceIds = members.map(createTraceId);
    await Promise.all(
      members.map(({ token }, index) =>
        server.ask('GET', '/users/single-user', {
          token,
          headers: { traceparent: `00-${traceIds[index]}-${SPAN_ID}-00` },
        }),
      ),
    );
    const traces = await Promise.all(traceIds.map(traceOf));
    const sessions = traces.flatMap(({ steps }) => steps.filter(({ name }) => name === 'select sessions'));
    for (const { first, steps } of traces) {
      expect(steps.filter(({ name }) => name === 'select users')).toHaveLength(1);
      for (const { parentSpanId } of steps) expect(parentSpanId).toBe(first.spanId);
      // The sessions of one turn are read by one statement (decisions/0105): of this trace, or of one that it links to.
      const [read] = steps.filter(({ name }) => name === 'select sessions' || name === 'joint statement');
      const linked = read?.links.map(({ traceId }) => traceId) ?? [];
      expect(read?.name === 'select sessions' ? [read.traceId] : linked).toEqual([expect.any(String)]);
      expect(sessions.map(({ traceId }) => traceId)).toEqual(
        expect.arrayContaining(read?.name === 'select sessions' ? [read.traceId] : linked),
      );
    }
  });

  it('shows the code of an error, and fails with those of the server alone', async () => {
    const traceId = createTraceId();
    const traceparent = `00-${traceId}-${SPAN_ID}-00`;
    const { code } = await server.ask('GET', '/users/single-user', { token: 'forged', headers: { traceparent } });
    const { first } = await traceOf(traceId);
    expect([first.attributes['xana.error_code'], first.status]).toEqual([code, 0]);
  });

  it('begins with the platform when the browser sends no valid id', async () => {
    for (const traceparent of [
      undefined,
      '',
      `00-${'0'.repeat(32)}-${SPAN_ID}-01`,
      `ff-${createTraceId()}-${SPAN_ID}-01`,
    ]) {
      const { headers } = await ownProfile(traceparent === undefined ? {} : { traceparent });
      const id = String(headers['x-request-id']);
      expect(id).toMatch(/^[\da-f]{32}$/);
      expect(traceparent ?? '').not.toContain(id);
      expect((await traceOf(id)).first.parentSpanId).toBeUndefined();
    }
  });

  it('is not recorded for a health check or a preflight', async () => {
    const before = await ownProfile({});
    await server.get('/ready');
    await server.server.hosts.api.inject({ method: 'OPTIONS', url: '/users/single-user' });
    await traceOf(String((await ownProfile({})).headers['x-request-id']));
    expect(collector.spansOf(String(before.headers['x-request-id']))).not.toHaveLength(0);
    expect(collector.spans.filter(({ attributes }) => attributes['http.request.method'] === 'OPTIONS')).toEqual([]);
    expect(collector.spans.filter(({ attributes }) => attributes['http.route'] === '/ready')).toEqual([]);
  });
});

it('names the service, and asks the collector at the path of the specification', () => {
  expect(collector.resources[0]).toMatchObject({ 'service.name': 'test-platform' });
  expect(new Set(collector.requests)).toEqual(new Set(['POST /v1/traces']));
});
