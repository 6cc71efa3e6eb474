import { ERROR_CODES } from '@xana/contracts/error-codes';
import { allOperations } from '@xana/contracts/http/all-operations';
import { PAYMENT_STATUSES } from '@xana/contracts/http/payments/payment-fields';
import { eventually } from '@xana/test-kit/eventually';
import { itWithPromtool, runPromtool } from '@xana/test-kit/promtool';
import type { Sample } from '@xana/test-kit/test-prometheus';
import { scrape, scrapeText, sumOf, useMeasuredServer, visit } from '../../test/test-scrape.ts';
import { callMetrics } from '../http/call-metrics.ts';

beforeAll(() => {
  // Counters belong to the process, in which the tests of other files made calls before.
  for (const metric of callMetrics) metric.reset();
});
const sockets = useMeasuredServer();
beforeAll(() => visit(sockets, 1), 120_000);

const operations = Object.values(allOperations);
const ROUTES = ['/health', '/ready', '/docs', '/openapi.json', '/p/:kind/:key', '/card/:kind/:id', '*', 'unknown'];
/** The values that each label may have. Those of the default metrics are named by Node. */
const VALUES: Record<string, readonly string[] | RegExp> = {
  host: ['api', 'marketplace', 'chat', 'media'],
  operation: [...operations.map(({ id }) => id), ...operations.map(({ path }) => path), ...ROUTES],
  // Of a response, or of a payment.
  status: new RegExp(`^([1-5]\\d\\d|${PAYMENT_STATUSES.join('|')})$`),
  code: ERROR_CODES,
  limit: /^[a-zA-Z]{1,20}$/,
  name: /^[a-zA-Z]{1,30}$/,
  pool: ['own', 'shared'],
  namespace: ['/chat', '/app', '/hand-off'],
  reason: ['TOKEN_MISSING', 'TOKEN_INVALID', 'INPUT_INVALID', 'FAILED', 'client-full', 'queue-full'],
  outcome: /^[a-z]{1,20}$/,
  source: ['pack', 'plan'],
  kind: ['payment', 'subscription', 'push', 'major', 'minor', 'incremental', 'weakcb'],
  type: /^[A-Z][A-Za-z]{1,30}$/,
  space: /^[a-z_]{1,30}$/,
  version: [process.version],
  major: /^\d{2}$/,
  minor: /^\d{1,2}$/,
  patch: /^\d{1,2}$/,
  le: /^(\+Inf|[\d.]+)$/,
};

const isListed = (label: string, value: string): boolean => {
  const values = VALUES[label];
  return values instanceof RegExp ? values.test(value) : (values?.includes(value) ?? false);
};

describe('the metrics of the platform', () => {
  it('have label values from bounded lists only, whatever clients send', async () => {
    const samples = await scrape(sockets.server);
    const found = samples.flatMap(({ name, labels }) =>
      Object.entries(labels).map(([label, value]) => ({ name, label, value })),
    );
    expect(found.length).toBeGreaterThan(100);
    expect(found.filter(({ label, value }) => !isListed(label, value))).toEqual([]);
  });

  it('have no more series after the same calls of other members with other ids and addresses', async () => {
    // The outcome of a picture and a search may differ by its id, so these series exist before.
    for (const number of [2, 3, 4]) await visit(sockets, number);
    const seriesOf = async () => {
      const samples = await scrape(sockets.server);
      // Of Node: which types of handles are open changes with the moment.
      return samples.filter(({ name }) => name.startsWith('xana_')).map(({ name, labels }) => seriesName(name, labels));
    };
    const before = await seriesOf();
    for (const number of [15, 16, 17]) await visit(sockets, number);
    expect((await seriesOf()).filter((series) => !before.includes(series))).toEqual([]);
  });

  it('name calls by the operation of the contract, and other routes by their path', async () => {
    const samples = await scrape(sockets.server);
    const count = (labels: Record<string, string>) => sumOf(samples, 'xana_call_seconds_count', labels);
    expect(count({ host: 'api', operation: 'createFeed', status: '200' })).toBeGreaterThan(0);
    expect(count({ operation: 'createFeed', status: '400' })).toBeGreaterThan(0);
    expect(count({ operation: 'unknown', status: '404' })).toBeGreaterThan(0);
    expect(count({ host: 'media', operation: '/p/:kind/:key' })).toBeGreaterThan(0);
    expect(sumOf(samples, 'xana_call_errors_total', { operation: 'unknown', code: 'NOT_FOUND' })).toBeGreaterThan(0);
  });

  it('show sockets, rejections and messages', async () => {
    const before = await scrape(sockets.server);
    const read = async (name: string, labels: Record<string, string> = {}) =>
      sumOf(await scrape(sockets.server), name, labels) - sumOf(before, name, labels);
    await visit(sockets, 8);
    expect(await read('xana_socket_rejections_total', { namespace: '/chat', reason: 'TOKEN_INVALID' })).toBe(1);
    // To oneself.
    expect(await read('xana_chat_messages_total', { outcome: 'rejected' })).toBe(1);
    expect(await read('xana_socket_packets_sent_total')).toBeGreaterThan(2);
    await eventually(async () =>
      expect(sumOf(await scrape(sockets.server), 'xana_sockets_open', { namespace: '/chat' })).toBe(0),
    );
  });

  it('show that Redis is unreachable, and what failed without it', async () => {
    const samples = await scrape(sockets.server);
    expect(samples.filter(({ name }) => name === 'xana_redis_connected').map(({ value }) => value)).toEqual([0]);
    expect(sumOf(samples, 'xana_redis_command_failures_total')).toBeGreaterThan(0);
    await eventually(async () =>
      expect(sumOf(await scrape(sockets.server), 'xana_redis_reconnects_total')).toBeGreaterThan(0),
    );
  });

  it('show when each job last succeeded, also before its first run', async () => {
    const samples = await scrape(sockets.server);
    const successes = samples.filter(({ name }) => name === 'xana_job_last_success_timestamp_seconds');
    const names = successes.map(({ labels }) => labels.name);
    expect(names).toEqual(expect.arrayContaining(['reconcilePayments', 'endBans', 'emitUnreadCounts']));
    for (const { value } of successes) expect(Math.abs(value - Date.now() / 1_000)).toBeLessThan(3_600);
  });

  it('show the pools of the database, and the time of statements', async () => {
    const samples = await scrape(sockets.server);
    expect(sumOf(samples, 'xana_database_connections_open', { pool: 'own' })).toBeGreaterThan(0);
    expect(sumOf(samples, 'xana_database_answers')).toBe(1);
    expect(sumOf(samples, 'xana_database_statement_seconds_count')).toBeGreaterThan(10);
  });

  it('show the limits of memory and disk', async () => {
    const samples = await scrape(sockets.server);
    const read = (name: string) => sumOf(samples, name);
    expect(read('xana_memory_limit_bytes')).toBeGreaterThan(read('process_resident_memory_bytes'));
    expect(read('xana_data_directory_free_bytes')).toBeGreaterThan(0);
    expect(read('xana_data_directory_size_bytes')).toBeGreaterThan(read('xana_data_directory_free_bytes'));
  });

  it('have the prefix xana_ and base units', async () => {
    const text = await scrapeText(sockets.server);
    const types = [...text.matchAll(/^# TYPE (xana_\w+) (\w+)$/gm)].map(([, name = '', type = '']) => ({ name, type }));
    expect(types.length).toBeGreaterThan(30);
    for (const { name, type } of types) {
      expect([name, type === 'counter']).toEqual([name, name.endsWith('_total')]);
      if (type === 'histogram') expect(name).toMatch(/_seconds$/);
      expect(name).not.toMatch(/_(ms|milliseconds|minutes|hours|kilobytes|megabytes|percent)(_|$)/);
    }
    const names = [...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name);
    expect(names.filter((name) => !/^(xana|process|nodejs)_/.test(name))).toEqual([]);
  });

  itWithPromtool('pass the lint of Prometheus', async () => {
    const text = await scrapeText(sockets.server);
    // The default metrics of prom-client have names of their own.
    const own = text.split('\n').filter((line) => /^(# (HELP|TYPE) )?xana_/.test(line));
    expect(runPromtool(['check', 'metrics'], `${own.join('\n')}\n`)).toEqual({ status: 0, output: '' });
  });
});

const seriesName = (name: Sample['name'], labels: Sample['labels']): string => `${name} ${JSON.stringify(labels)}`;
