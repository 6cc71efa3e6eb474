import { get, type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import type { PageRevision } from '@xana/contracts/releases/page-revision';
import { eventually } from '@xana/test-kit/eventually';
import { quarantine } from '../commands/quarantine.ts';
import { promote, rollBack } from '../commands/roll-back.ts';
import { createShellFixture, SETTINGS } from '../test-releases.ts';
import { readTrustedProxies } from './client-address.ts';
import { servePage } from './serve-page.ts';
import { listen as serve } from './test-http.ts';

let origin = '';
let readTabs: () => Record<string, number>;
let site: ReturnType<typeof createShellFixture>;
const change = { name: 'mfe-store', actor: 'ren', reason: 'r' };

beforeEach(async () => {
  site = createShellFixture();
  const trustedProxies = readTrustedProxies('127.0.0.0/8, ::1');
  const onTabs = (read: typeof readTabs) => {
    readTabs = read;
  };
  origin = await serve(servePage(site.store, SETTINGS.config.origins.site, { trustedProxies, onTabs }));
});

const fetchRevision = (headers: Record<string, string> = {}) => fetch(`${origin}/revision`, { headers });
const read = async () => (await (await fetchRevision()).json()) as PageRevision;

/** Opens a stream. @param from the address of the visitor */
const open = (from = '203.0.113.1', query = '') =>
  new Promise<IncomingMessage>((resolve) =>
    get(`${origin}/revision/events${query}`, { headers: { 'x-forwarded-for': from } }, resolve),
  );

/** Opens a stream. @returns how to read its next event, and the response */
async function listen() {
  const response = await open();
  const lines = createInterface({ input: response })[Symbol.asyncIterator]();
  const next = async (): Promise<PageRevision> => {
    for (;;) {
      const { value = '' } = await lines.next();
      if (value.startsWith('data: ')) return JSON.parse(value.slice(6)) as PageRevision;
    }
  };
  return { response, next };
}

describe('GET /revision', () => {
  it('[MF-03] is cacheable for one second, and has an ETag with which an unchanged one has no body', async () => {
    const first = await fetchRevision();
    expect(first.headers.get('cache-control')).toBe('public, max-age=1');
    const etag = String(first.headers.get('etag'));
    const again = await fetchRevision({ 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    site.remote('one');
    expect((await fetchRevision({ 'if-none-match': etag })).status).toBe(200);
  });

  it('[MF-04] names the releases that were left for an earlier one, and the quarantined ones', async () => {
    const one = site.remote('one').id;
    const two = site.remote('two').id;
    const three = site.remote('three').id;
    expect((await read()).microfrontends['mfe-store']).toEqual({ active: three, left: [], quarantined: [] });
    rollBack(site.store, SETTINGS, { ...change, to: one });
    expect((await read()).microfrontends['mfe-store']).toEqual({ active: one, left: [two, three], quarantined: [] });
    promote(site.store, SETTINGS, { ...change, to: three });
    expect((await read()).microfrontends['mfe-store']).toEqual({ active: three, left: [two], quarantined: [] });
    quarantine(site.store, SETTINGS, { ...change, release: three });
    expect((await read()).microfrontends['mfe-store']).toEqual({ active: one, left: [two], quarantined: [three] });
  });
});

describe('GET /revision/events', () => {
  it('[MF-04] counts the tabs that listen by the revision of their page', async () => {
    const streams = [await open('203.0.113.1', '?revision=7'), await open('203.0.113.2', '?revision=7')];
    await Promise.all([open('203.0.113.3', '?revision=8'), open(), open('203.0.113.4', '?revision=x')]);
    expect(readTabs()).toEqual({ 7: 2, 8: 1 });
    streams[0]?.destroy();
    await eventually(() => expect(readTabs()).toEqual({ 7: 1, 8: 1 }));
  });

  it('[MF-04] sends the revision at once, and each change to every tab', async () => {
    const tabs = await Promise.all([listen(), listen()]);
    for (const { next } of tabs) expect((await next()).revision).toBe(1);
    const { id } = site.remote('one');
    for (const { next } of tabs) expect((await next()).microfrontends['mfe-store']?.active).toBe(id);
    for (const { response } of tabs) response.destroy();
  });

  it('leaves streams for others when one network has many, and takes more when these end', async () => {
    const many = await Promise.all(Array.from({ length: 500 }, () => open()));
    expect(many.every(({ statusCode }) => statusCode === 200)).toBe(true);
    const [refused, other] = [await open(), await open('198.51.100.7')];
    expect([refused.statusCode, other.statusCode]).toEqual([503, 200]);
    for (const response of [...many, other]) response.destroy();
    await eventually(async () => {
      const next = await open();
      next.destroy();
      return next.statusCode === 200;
    });
  });

  it('is not buffered by a proxy', async () => {
    const { response } = await listen();
    expect(response.headers).toMatchObject({ 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
    response.destroy();
  });
});
