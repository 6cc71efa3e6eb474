import { readHealth } from '../health/release-health.ts';
import { readSeries } from '../health/release-series.ts';
import { createShellFixture, SETTINGS } from '../test-releases.ts';
import { readTrustedProxies } from './client-address.ts';
import { collectHealth, type HealthCollector } from './health-collector.ts';
import { servePage } from './serve-page.ts';
import { listen, requestRaw } from './test-http.ts';

const NAME = 'mfe-store';
const SITE = SETTINGS.config.origins.site;
let site: ReturnType<typeof createShellFixture>;
let collector: HealthCollector;
let origin = '';

beforeEach(async () => {
  site = createShellFixture({ isVisited: false });
  site.remote('one');
  collector = collectHealth(site.store);
  const trustedProxies = readTrustedProxies('127.0.0.0/8, ::1');
  origin = await listen(servePage(site.store, SITE, { health: collector, trustedProxies }));
});
afterEach(() => collector.close());

const active = () => site.active() ?? '';
const outcome = (what: 'mounted' | 'failed' = 'mounted', id = active()) => ({ name: NAME, id, outcome: what });
const health = (id = active()) => {
  collector.write();
  return readHealth(site.store, NAME, id);
};

/** @param from the address in `X-Forwarded-For` */
async function report(body: unknown, from = '203.0.113.1', headers: Record<string, string> = {}) {
  const { status } = await requestRaw(origin, '/release-health', {
    method: 'POST',
    headers: { host: new URL(SITE).host, origin: SITE, 'x-forwarded-for': from, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return status;
}

describe('POST /release-health', () => {
  it('[MF-04] counts how many visitors mounted a release and for how many it failed', async () => {
    for (const from of ['203.0.113.1', '203.0.113.2', '2001:db8:0:1::1'])
      expect(await report({ outcomes: [outcome()] }, from)).toBe(204);
    await report({ outcomes: [outcome('failed')] }, '203.0.113.3');
    expect(health()).toEqual({ mounted: 3, failed: 1, erred: 0 });
    await report({ outcomes: [outcome()] }, '203.0.113.4');
    expect(health()).toEqual({ mounted: 4, failed: 1, erred: 0 });
  });

  it('[T72] counts a visitor once, also with several addresses of one IPv6 network', async () => {
    for (const from of ['203.0.113.1', '203.0.113.1', '2001:db8::1', '2001:db8::2', '2001:db8:0:0:ffff::3'])
      await report({ outcomes: [outcome('failed'), outcome('failed')] }, from);
    expect(health()).toEqual({ mounted: 0, failed: 2, erred: 0 });
  });

  it('[MF-04] keeps the times that visitors measured by release and hour', async () => {
    await report({ outcomes: [{ ...outcome(), loadMs: 420.5 }] }, '203.0.113.1');
    await report({ outcomes: [outcome()] }, '203.0.113.2');
    collector.write();
    const [hour, ...others] = readSeries(site.store, NAME, active());
    expect(others).toEqual([]);
    expect(hour).toMatchObject({ mounted: 2, failed: 0, erred: 0 });
    expect(hour?.loadMs.filter((count) => count > 0)).toEqual([1]);
  });

  it('[T72] ignores releases that the page does not have', async () => {
    expect(
      await report({ outcomes: [outcome('mounted', '0123456789abcdef'), { ...outcome(), name: 'mfe-chat' }] }),
    ).toBe(204);
    expect(health('0123456789abcdef')).toEqual({ mounted: 0, failed: 0, erred: 0 });
    expect(health()).toEqual({ mounted: 0, failed: 0, erred: 0 });
  });

  it.each([
    ['another origin', 403, { origin: 'https://evil.example' }],
    ['a page of another site', 403, { 'sec-fetch-site': 'cross-site' }],
    ['another origin of the same site', 403, { 'sec-fetch-site': 'same-site' }],
    ['the site', 204, { 'sec-fetch-site': 'same-origin' }],
  ])('[T72] answers a report from %s with %i', async (_what, status, headers) => {
    expect(await report({ outcomes: [outcome()] }, undefined, headers)).toBe(status);
    expect(health().mounted).toBe(status === 204 ? 1 : 0);
  });

  it.each([
    ['no JSON', 400, '{'],
    ['an unknown outcome', 400, JSON.stringify({ outcomes: [{ name: NAME, id: '0123456789abcdef', outcome: 'x' }] })],
    [
      'a path as a name',
      400,
      JSON.stringify({ outcomes: [{ name: '../x', id: '0123456789abcdef', outcome: 'failed' }] }),
    ],
    ['more than 4 kB', 413, 'x'.repeat(5_000)],
  ])('[T72] rejects %s with %i', async (_what, status, body) => {
    expect(await report(body)).toBe(status);
    expect(await report({ outcomes: [outcome()] })).toBe(204);
  });

  it.each(['-1', '60001', '1e999', '"420"', 'null'])('[T72] rejects a report with a load time of %s', async (time) => {
    const body = JSON.stringify({ outcomes: [{ ...outcome(), loadMs: 0 }] }).replace('"loadMs":0', `"loadMs":${time}`);
    expect(await report(body)).toBe(400);
    expect(health().mounted).toBe(0);
  });

  it('[T72] ignores reports of one visitor above the limit per minute', async () => {
    for (let count = 0; count < 120; count++) await report({ outcomes: [outcome()] });
    expect(await report({ outcomes: [outcome('failed')] })).toBe(204);
    expect(health()).toEqual({ mounted: 1, failed: 0, erred: 0 });
    await report({ outcomes: [outcome('failed')] }, '203.0.113.9');
    expect(health()).toEqual({ mounted: 1, failed: 1, erred: 0 });
  });
});
