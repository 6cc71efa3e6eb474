import { isFull } from '@xana/test-kit/full';
import { sql } from 'kysely';
import { logInMembers, SITE, useTestServer } from '../../../../test/test-server.ts';
import { deleteExpired } from '../../../database/jobs/expired-rows.ts';
import { createVisitRecorder } from './visit-recorder.ts';
import { MAX_VISITORS_PER_ADDRESS } from './visitor-keys.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
/** Reads of a flood. Each is a whole request. */
const FLOOD = isFull ? 2_000 : 200;

const server = useTestServer({ seed: 'demo' });

const totalOf = async (id: number) =>
  (
    await server.database
      .selectFrom('space_counts')
      .select('total_visits')
      .where('space_id', '=', id)
      .executeTakeFirstOrThrow()
  ).total_visits;
const ranking = async () => {
  const { rows } = await sql<{ space_id: number }>`select space_id from space_counts join spaces on spaces.id = space_id
    where not is_game order by heat desc, space_id`.execute(server.database);
  return rows.map(({ space_id }) => space_id);
};
const read = (id: number, headers: Record<string, string> = {}, remoteAddress = '10.1.0.1') =>
  server.server.hosts.api.inject({
    url: `/item/get-space-details/${id}`,
    remoteAddress,
    headers: { 'user-agent': BROWSER, origin: SITE, ...headers },
  });

/** As many reads as a flood has, some at a time. */
async function flood(id: number, headersOf: (index: number) => Record<string, string>, from?: string): Promise<void> {
  for (let sent = 0; sent < FLOOD; sent += 50) {
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) => read(id, headersOf(sent + index), from)),
    );
    expect(replies.every(({ statusCode }) => statusCode === 200)).toBe(true);
  }
}

/** Spaces that the tests below count visits of. */
const COUNTED = [60, 61, 62, 63];
/** A space in the middle of the ranking, which many visits would move. Each test that floods takes another one. */
const quietSpace = async (index: number) =>
  (await ranking()).filter((id) => !COUNTED.includes(id)).slice(150)[10 * index] ?? 0;

test('[T69] a flood of reads of one client counts as one visit and does not move the ranking', async () => {
  const id = await quietSpace(0);
  const [before, order] = [await totalOf(id), await ranking()];
  await flood(id, () => ({}));
  expect(await totalOf(id)).toBe(before + 1);
  expect((await ranking()).slice(0, 50)).toEqual(order.slice(0, 50));
}, 240_000);

test('[T69] an invented X-Forwarded-For makes no new visitor when no proxy is trusted', async () => {
  const id = await quietSpace(1);
  const before = await totalOf(id);
  await flood(id, (index) => ({
    'x-forwarded-for': `203.0.${index % 250}.${index % 199}`,
    forwarded: `for=198.51.100.${index % 250}`,
  }));
  expect(await totalOf(id)).toBe(before + 1);
}, 240_000);

test('[T69] a client that changes its user agent with every read counts as a few visitors at most', async () => {
  const id = await quietSpace(2);
  const [before, order] = [await totalOf(id), await ranking()];
  await flood(id, (index) => ({ 'user-agent': `${BROWSER} Flood/${index}` }));
  expect(await totalOf(id)).toBe(before + MAX_VISITORS_PER_ADDRESS);
  expect((await ranking()).slice(0, 50)).toEqual(order.slice(0, 50));
}, 240_000);

test.each<[string, Record<string, string>]>([
  ['a page of another site', { origin: 'https://evil.test' }],
  ['a page without an origin of its own', { origin: 'null' }],
  ['an image in a page of another site', { origin: '', 'sec-fetch-site': 'cross-site' }],
  ['a prefetch', { 'sec-purpose': 'prefetch' }],
  ['a prerender', { 'sec-purpose': 'prefetch;prerender' }],
  ['an old prefetch', { purpose: 'prefetch' }],
  ['a bot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ['a client without a name', { 'user-agent': '' }],
])('[T69] %s counts no visit', async (_who, headers) => {
  const before = await totalOf(60);
  expect((await read(60, headers, '10.2.0.1')).statusCode).toBe(200);
  expect(await totalOf(60)).toBe(before);
});

test('[T69] members count once each, wherever they are, and visitors at another address count too', async () => {
  const before = await totalOf(61);
  const [one, other] = await logInMembers(server, 2);
  for (const { token } of [one, other, one, one]) {
    for (const address of ['10.3.0.1', '10.3.0.2']) {
      const reply = await server.server.hosts.api.inject({
        url: '/item/auth-get-space-details/61',
        remoteAddress: address,
        headers: { 'user-agent': BROWSER, origin: SITE, authorization: `Bearer ${token}` },
      });
      expect(reply.statusCode).toBe(200);
    }
  }
  expect(await totalOf(61)).toBe(before + 2);
  for (const address of ['10.3.0.3', '10.3.0.4', '10.3.0.3']) await read(61, {}, address);
  expect(await totalOf(61)).toBe(before + 4);
});

test('[T69] several instances count a visitor once, and again after half an hour', async () => {
  const before = await totalOf(62);
  const visitor = { ip: '10.4.0.1', userAgent: BROWSER };
  const instances = Array.from({ length: 5 }, () => createVisitRecorder(server.database));
  await Promise.all(instances.map((instance) => instance.record(62, visitor)));
  expect(await totalOf(62)).toBe(before + 1);
  await sql`update counted_visits set expires_at = now() - interval '1 second' where space_id = 62`.execute(
    server.database,
  );
  await Promise.all(instances.map(() => createVisitRecorder(server.database).record(62, visitor)));
  expect(await totalOf(62)).toBe(before + 2);
});

test('[T69] no address is kept, and what was counted and the salt of a day are deleted when they are over', async () => {
  const tomorrow = () => new Date(Date.now() + 86_400_000);
  await createVisitRecorder(server.database).record(63, { ip: '10.5.0.1', userAgent: BROWSER });
  const kept = await sql<{ visitor: string }>`select visitor from counted_visits`.execute(server.database);
  expect(kept.rows.every(({ visitor }) => /^[0-9a-f]{32}$/.test(visitor))).toBe(true);
  await createVisitRecorder(server.database, tomorrow).record(63, { ip: '10.5.0.1', userAgent: BROWSER });
  const ofSpace = await sql<{ visitor: string }>`select visitor from counted_visits where space_id = 63`.execute(
    server.database,
  );
  // Another day, another salt: the same visitor has another name.
  expect(new Set(ofSpace.rows.map(({ visitor }) => visitor)).size).toBe(2);
  await sql`update counted_visits set expires_at = now() - interval '25 hours'`.execute(server.database);
  await sql`update visitor_salts set expires_at = expires_at - interval '1 day'`.execute(server.database);
  await deleteExpired(server.database);
  expect((await sql`select 1 from counted_visits`.execute(server.database)).rows).toEqual([]);
  const salts = await sql<{ day: string }>`select day::text from visitor_salts`.execute(server.database);
  expect(salts.rows.map(({ day }) => day)).toEqual([tomorrow().toISOString().slice(0, 10)]);
});
