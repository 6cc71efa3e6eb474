import sharp from 'sharp';
import { useTestServer } from '../../../test/test-server.ts';
import { drawableText } from './card-font.ts';
import { cardDate } from './card-texts.ts';

const server = useTestServer({ seed: 'demo' });

const get = (path: string) => server.server.hosts.media.inject({ url: path });

test.each(['/card/space/38', '/card/space/38?lang=ja', '/card/event/1', '/card/post/1', '/card/profile/1'])(
  'draws %s as a JPEG of 1200 × 630 that other sites may load',
  async (path) => {
    const { statusCode, headers, rawPayload } = await get(path);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    const { width, height, format } = await sharp(rawPayload).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    expect((await get(path)).rawPayload.equals(rawPayload)).toBe(true);
  },
);

test('draws another card in Japanese, and for another title', async () => {
  const [english, japanese] = await Promise.all([get('/card/space/38'), get('/card/space/38?lang=ja')]);
  expect(english.rawPayload.equals(japanese.rawPayload)).toBe(false);
  await server.database.updateTable('spaces').set({ name: 'Lobby <b>&' }).where('id', '=', 38).execute();
  const renamed = await get('/card/space/38');
  expect([renamed.statusCode, renamed.rawPayload.equals(english.rawPayload)]).toEqual([200, false]);
});

test('draws another card for an event that was cancelled', async () => {
  const before = await get('/card/event/2');
  await server.database.updateTable('events').set({ cancelled_at: new Date() }).where('id', '=', 2).execute();
  const after = await get('/card/event/2');
  expect([after.statusCode, after.rawPayload.equals(before.rawPayload)]).toEqual([200, false]);
});

test.each(['/card/space/999999', '/card/space/0', '/card/space/x', '/card/toString/1', '/card/space/38.5'])(
  'has no card at %s',
  async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  },
);

test('has no card of what was deleted or hidden, and of a banned user', async () => {
  const { database } = server;
  const { id: post } = await database
    .selectFrom('posts')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { id: event, space_id: space } = await database
    .selectFrom('events')
    .select(['id', 'space_id'])
    .limit(1)
    .executeTakeFirstOrThrow();
  const { id: user } = await database
    .selectFrom('users')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const paths = [`/card/post/${post}`, `/card/event/${event}`, `/card/space/${space}`, `/card/profile/${user}`];
  for (const path of paths) expect([path, (await get(path)).statusCode]).toEqual([path, 200]);
  const now = new Date();
  await database.updateTable('posts').set({ deleted_at: now }).where('id', '=', post).execute();
  await database.updateTable('spaces').set({ hidden_at: now }).where('id', '=', space).execute();
  await database.updateTable('users').set({ is_banned: true }).where('id', '=', user).execute();
  for (const path of paths) expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
});

test('leaves out of a card what its font lacks, and what could change the text around it', () => {
  expect(drawableText(' さくら🌸\u202eevil\u0000\n☀\ufe0f 한 髙 ')).toBe('さくらevil ☀ 髙');
  expect(drawableText('🎉🎉')).toBe('');
});

test('names the time zone of a date', () => {
  const date = new Date('2026-11-28T11:00:00Z');
  expect(cardDate(date, 'en')).toBe('Sat, 28 Nov 2026, 11:00 UTC');
  expect(cardDate(date, 'ja')).toBe('2026年11月28日(土) 20:00 日本時間');
});
