import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from '@playwright/test';
import { publishChanged } from '@xana/journeys/site/publish-changed';
import { checkTrust } from '@xana/release/assert-trusted';
import { readRegistry } from '@xana/release/read-registry';
import { rollBack } from '@xana/release/roll-back';
import { verifyStore } from '@xana/release/verify-store';
import { startTraceCollector, type TraceCollector } from '@xana/test-kit/trace-collector';
import { countHotSpaces } from './count-calls.ts';
import { callInstance, connectTo, joinAcross } from './member-of-instance.ts';
import { type Instance, type RunningTopology, startTopology } from './start-topology.ts';

let site: RunningTopology;
let collector: TraceCollector;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  collector = await startTraceCollector();
  site = await startTopology({
    log: (text) => console.log(`  ${text}`),
    environment: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_TRACES_SAMPLER_ARG: '1' },
  });
});
test.afterAll(async () => {
  await site?.stop();
  collector?.close();
});

/** The stores in the trace of a call. */
function systemsOf(call: string): unknown[] {
  const { traceId = '' } = collector.spans.find(({ name }) => name === call) ?? {};
  const systems = collector.spansOf(traceId).map(({ attributes }) => attributes['db.system.name']);
  return [...new Set(systems.filter(Boolean))].sort();
}

test('composes the page of files from the web server of each microfrontend', async ({ page }) => {
  const served: Record<string, number> = {};
  const problems: string[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.mjs')) return;
    const { origin } = new URL(response.url());
    served[origin] = (served[origin] ?? 0) + 1;
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on(
    'console',
    (message) => /Content Security|Trusted Type/.test(message.text()) && problems.push(message.text()),
  );
  await page.goto(site.origins.site);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Hot this week' }).getByRole('listitem').first()).toBeVisible();
  expect(Object.keys(served).sort()).toEqual(Object.values(site.microfrontends).sort());
  expect(problems).toEqual([]);
});

test('answers an unknown path with 404 and the page through nginx', async ({ request }) => {
  const known = await request.get(`${site.origins.site}/explore`);
  const unknown = await request.get(`${site.origins.site}/no/such/place`);
  expect([known.status(), unknown.status()]).toEqual([200, 404]);
  expect(await unknown.text()).toBe(await known.text());
  expect(unknown.headers()['content-security-policy']).toBe(known.headers()['content-security-policy']);
});

test('serves only the files of one microfrontend per web server, compressed and with an immutable cache policy', async ({
  request,
}) => {
  const { microfrontends } = readRegistry(site.store);
  const id = microfrontends['mfe-store']?.active ?? '';
  const store = site.microfrontends['mfe-store'] ?? '';
  const entry = await request.get(`${store}/r1/mfe-store/${id}/remoteEntry.mjs`);
  expect(entry.status()).toBe(200);
  expect(entry.headers()).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  });
  for (const path of [
    `/r1/mfe-chat/${microfrontends['mfe-chat']?.active}/remoteEntry.mjs`,
    `/r1/mfe-store/${id}/release.json`,
    `/r1/mfe-store/${id}/..%2f..%2f..%2fregistry/state.json`,
    `/r3/mfe-store/${id}/remoteEntry.mjs`,
    '/',
  ]) {
    expect((await request.get(`${store}${path}`)).status(), path).toBe(404);
  }
});

test('[T76] publishes a signed registry, which the page server verifies from the root', async ({ request }) => {
  expect(await checkTrust(site.store)).toEqual({ problems: [], notes: [] });
  expect(verifyStore(site.store)).toEqual({ problems: [], notes: [] });
  const ready = await request.get(`${site.origins.site}/ready`);
  expect(await ready.json()).toMatchObject({ status: 'ready' });
});

test('serves the page with the headers of its revision and no-cache', async ({ request }) => {
  const page = await request.get(`${site.origins.site}/explore`);
  expect(page.headers()['content-security-policy']).toContain("default-src 'none'");
  expect(page.headers()['cache-control']).toBe('no-cache');
  // The first requests may begin before the platform has answered what the page shows first.
  await expect(async () => {
    const { etag = '' } = (await request.get(site.origins.site)).headers();
    const again = await request.get(site.origins.site, { headers: { 'if-none-match': etag } });
    expect(again.status()).toBe(304);
  }).toPass({ timeout: 10_000 });
});

test('[CH-03] [CH-05] delivers messages and presence from one instance to the other', async () => {
  const [first, second] = site.instances as [Instance, Instance];
  const [me, friend] = [await joinAcross(site), await joinAcross(site)];
  // Between followers a message does not start as a request.
  await callInstance(second, 'POST', '/follow/user', { token: friend.token, body: { userId: me.userId } });
  const theirs = await connectTo(second, friend, '/chat');
  const mine = await connectTo(first, me, '/chat');
  const message = { receiverId: friend.userId, clientId: 'topology-1', body: 'Across' };
  const { data: sent } = await callInstance<{ id: string; conversationId: number }>(first, 'POST', '/chat/create-msg', {
    token: me.token,
    body: message,
  });
  await expect.poll(() => theirs.received).toMatchObject([{ event: 'message', data: { id: sent.id, body: 'Across' } }]);
  theirs.socket.emit('typing', { conversationId: sent.conversationId });
  await callInstance(second, 'PUT', `/chat/mark-chat-read/${sent.conversationId}`, { token: friend.token });
  await expect.poll(() => mine.received.map(({ event }) => event).sort()).toEqual(['message', 'read', 'typing']);
  await test.step('the message is one trace, from the call to its statements and its command to Redis', async () => {
    await expect.poll(() => systemsOf('sendMessage'), { timeout: 15_000 }).toEqual(['postgresql', 'redis']);
  });

  const here = await connectTo(first, me, '/app');
  const there = await connectTo(second, friend, '/app');
  await expect.poll(() => here.received).toContainEqual({ event: 'userFriendJoined', data: { userId: friend.userId } });
  await expect.poll(() => there.received).toContainEqual({ event: 'userFriendJoined', data: { userId: me.userId } });
  there.socket.close();
  await expect
    .poll(() => here.received)
    .toContainEqual({ event: 'userFriendDisconnect', data: { userId: friend.userId } });
  for (const { socket } of [theirs, mine, here]) socket.close();
});

test('a logout at one instance closes the member’s sockets at the other', async () => {
  const [first, second] = site.instances as [Instance, Instance];
  const me = await joinAcross(site);
  const { socket } = await connectTo(second, me, '/chat');
  await callInstance(first, 'POST', '/auth/logout', { token: me.token, body: {} });
  await expect.poll(() => socket.connected).toBe(false);
  expect((await callInstance(second, 'GET', '/users/single-user', { token: me.token })).code).toBe('TOKEN_INVALID');
});

test('keeps answering when one of two instances is killed', async ({ page, request }) => {
  const ask = () => request.get(`${site.origins.api}/world/get-hot-spaces-prev7-days`);
  for (let call = 0; call < 20; call += 1) expect((await ask()).status()).toBe(200);
  const [first, second] = site.instances;
  expect(await countHotSpaces(first?.ports.metrics ?? 0)).toBeGreaterThan(0);
  expect(await countHotSpaces(second?.ports.metrics ?? 0)).toBeGreaterThan(0);
  expect((await request.get(`${site.origins.api}/metrics`)).status()).toBe(404);
  await first?.kill();
  for (let call = 0; call < 40; call += 1) expect((await ask()).status(), `call ${call}`).toBe(200);
  await page.goto(`${site.origins.site}/explore`);
  await expect(page.getByRole('list', { name: 'Spaces' }).getByRole('listitem').first()).toBeVisible();
});

test('[T58] one IP address cannot use up all socket connections', async () => {
  const { port } = new URL(site.origins.chat);
  const handshake = [
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
    `Host: localhost:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${'a'.repeat(22)}==`,
  ];
  const callers: Socket[] = [];
  const statuses: string[] = [];
  for (let count = 0; count < 210; count += 1) {
    const caller = connect(Number(port), '127.0.0.1');
    callers.push(caller);
    caller.write(`${handshake.join('\r\n')}\r\n\r\n`);
    const [answer] = await once(caller, 'data');
    statuses.push(String(answer).split(' ')[1] ?? '');
  }
  expect(statuses.filter((status) => status === '101')).toHaveLength(200);
  expect(statuses.slice(200)).toEqual(Array.from({ length: 10 }, () => '429'));
  for (const caller of callers) caller.destroy();
  expect((await fetch(`${site.origins.chat}/ready`)).status).toBe(200);
});

test('counts rate limits across both instances', async ({ request }) => {
  const statuses: number[] = [];
  for (let tries = 0; tries < 24; tries += 1) {
    const answer = await request.post(`${site.origins.api}/auth/save-user-nonce`, {
      data: { walletAddress: `0x${tries.toString(16).padStart(40, 'a')}` },
    });
    statuses.push(answer.status());
  }
  // Three members joined before, from this same address.
  expect(statuses.filter((status) => status === 200)).toHaveLength(20 - 3);
  expect(statuses.at(-1)).toBe(429);
});

test('a release and its rollback take effect at the next load', async ({ page }) => {
  await page.goto(site.origins.site);
  await expect(page.getByRole('heading', { name: 'Balances' })).toBeVisible();
  const before = readRegistry(site.store).microfrontends['mfe-store']?.active;
  publishChanged(site.store, site.settings, { name: 'mfe-store', from: 'Balances', to: 'Your holdings' });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your holdings' })).toBeVisible();
  rollBack(site.store, site.settings, {
    name: 'mfe-store',
    to: before,
    actor: 'topology',
    reason: 'the former text was better',
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Balances' })).toBeVisible();
});
