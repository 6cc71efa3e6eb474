import { runOne } from '../test-settings.ts';
import { startStandIn } from '../test-stand-in.ts';
import { tracesProbe } from './traces.ts';

const run = (endpoint: string, headers = {}) =>
  runOne(tracesProbe, { config: { tracing: { endpoint, headers, serviceName: 'xana-platform', ratio: 1 } } });

it('is ok when the collector accepts an empty request at its path', async () => {
  const collector = await startStandIn(() => ({}));
  expect(await run(`${collector.origin}/otlp/`)).toMatchObject({ status: 'ok', texts: ['accepts traces'] });
  expect(collector.received).toMatchObject([{ method: 'POST', path: '/otlp/v1/traces', body: '{"resourceSpans":[]}' }]);
  collector.close();
});

it('is wrong when another service answers, or none', async () => {
  const other = await startStandIn(() => ({ status: 404 }));
  expect(await run(other.origin)).toMatchObject({
    status: 'wrong',
    texts: [expect.stringContaining('POST /v1/traces answers 404')],
  });
  other.close();
  expect(await run('http://127.0.0.1:1')).toMatchObject({
    status: 'wrong',
    texts: [expect.stringMatching(/ECONNREFUSED/)],
  });
});

it('sends the configured headers, and names them when they are refused', async () => {
  const collector = await startStandIn(({ headers }) => (headers['api-key'] === 'right' ? {} : { status: 401 }));
  expect(await run(collector.origin, { 'api-key': 'right' })).toMatchObject({ status: 'ok' });
  expect(await run(collector.origin, { 'api-key': 'wrong' })).toMatchObject({
    status: 'wrong',
    texts: ['the collector answers 401. Correct OTEL_EXPORTER_OTLP_HEADERS.'],
  });
  collector.close();
});

it('is off without an endpoint', async () => {
  expect(await runOne(tracesProbe)).toMatchObject({ status: 'off' });
});
