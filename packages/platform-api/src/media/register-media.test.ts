import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { startTestServer, useTestServer } from '../../test/test-server.ts';

const directory = createTempDirectory('platform-media');
const server = useTestServer({ dataDirectory: directory, seed: 'demo' });
let spaces: Map<number, string>;
beforeAll(async () => {
  const rows = await server.database.selectFrom('spaces').select(['id', 'picture']).execute();
  spaces = new Map(rows.map(({ id, picture }) => [id, picture]));
});

interface Asking {
  from?: string;
  accept?: string;
}

const ask = (url: string, { from = '10.0.0.1', accept = 'image/webp' }: Asking = {}) =>
  server.server.hosts.media.inject({ url, headers: { accept }, remoteAddress: from });
const space = (id: number) => `/p/${spaces.get(id)}`;
const files = () => readdirSync(join(directory, 'pictures')).sort();

test('[T68] renders every kind of picture that the seed shows', async () => {
  const { database } = server;
  const pictureIn = async (table: 'spaces' | 'events' | 'avatars' | 'collections' | 'nfts' | 'products') =>
    (await database.selectFrom(table).select('picture').limit(1).executeTakeFirstOrThrow()).picture;
  const { avatar, banner } = await database
    .selectFrom('users')
    .select(['avatar', 'banner'])
    .where('avatar', 'is not', null)
    .limit(1)
    .executeTakeFirstOrThrow();
  const post = await database
    .selectFrom('posts')
    .select('picture')
    .where('picture', 'is not', null)
    .limit(1)
    .executeTakeFirstOrThrow();
  const free = await database
    .selectFrom('built_worlds')
    .select('picture')
    .where('picture', 'like', 'space/w%')
    .limit(1)
    .executeTakeFirstOrThrow();
  const tables = ['spaces', 'events', 'avatars', 'collections', 'nfts', 'products'] as const;
  const names = [avatar, banner, post.picture, free.picture, ...(await Promise.all(tables.map(pictureIn)))];
  for (const name of names) {
    const { statusCode } = await ask(`/p/${name}?w=160`);
    expect([name, statusCode]).toEqual([name, 200]);
  }
}, 60_000);

test('[T68] returns 404 for invented names, widths and formats and writes nothing', async () => {
  const before = files();
  const invented = [
    ...Array.from({ length: 60 }, (_, index) => `/p/space/invented-${index}?w=640`),
    '/p/space/s1?w=640',
    '/p/space/s999999?w=640',
    '/p/space/s1x?w=640',
    '/p/space/x1?w=640',
    '/p/person/s1?w=640',
    '/p/nft/n1-999?w=640',
    '/p/product/pack-77?w=640',
    `/p/upload/${'ab'.repeat(16)}?w=640`,
    '/p/toString/1?w=640',
    ...['161', '0', '-160', '1e3', '160.5', 'wide', '999999', ''].map((width) => `${space(1)}?w=${width}`),
  ];
  for (const url of invented) expect([url, (await ask(url)).statusCode]).toEqual([url, 404]);
  expect(files()).toEqual(before);
});

test('[T68] renders a picture once for concurrent requests', async () => {
  const before = files();
  const replies = await Promise.all(Array.from({ length: 40 }, () => ask(`${space(9)}?w=320`)));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(files()).toHaveLength(before.length + 1);
});

test('[T68] serves a picture promptly while others flood with invented names and with sizes that are not rendered yet', async () => {
  let served = 0;
  const flood = ['10.6.0.1', '10.6.0.2'].flatMap((from) =>
    Array.from({ length: 60 }, async (_, index) => {
      const url = index % 2 ? `/p/space/flood-${index}?w=1280` : `${space(20 + index)}?w=1280`;
      const { statusCode } = await ask(url, { from });
      if (statusCode === 200) served += 1;
    }),
  );
  while (served === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect((await ask(`${space(201)}?w=640`, { from: '10.0.0.9' })).statusCode).toBe(200);
  // The two in progress, one turn of each other client, and those that ended at the same time.
  expect(served).toBeLessThanOrEqual(10);
  await Promise.all(flood);
  expect(served).toBe(60);
}, 240_000);

test('[T68] rejects a client with too many waiting pictures with Retry-After', async () => {
  const replies = await Promise.all(
    Array.from({ length: 100 }, (_, index) => ask(`${space(150 + index)}?w=1280`, { from: '10.7.0.1' })),
  );
  const refused = replies.filter(({ statusCode }) => statusCode === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
  expect(replies.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(60);
}, 120_000);

test('[T68] limits how many pictures a client has rendered in a minute, and serves rendered ones without a limit', async () => {
  const limited = await startTestServer({
    seed: 'demo',
    renderings: { maxMegabytes: 100, perMinute: 5 },
  });
  try {
    const get = (url: string, remoteAddress: string) => limited.server.hosts.media.inject({ url, remoteAddress });
    expect((await get(`${space(1)}?w=160`, '10.0.0.2')).statusCode).toBe(200);
    const codes = [];
    for (let index = 0; index < 6; index += 1) codes.push((await get(`/p/space/no-${index}`, '10.0.0.1')).statusCode);
    expect(codes).toEqual([404, 404, 404, 404, 404, 429]);
    expect((await get(`${space(1)}?w=160`, '10.0.0.1')).statusCode).toBe(200);
    expect((await get(`${space(2)}?w=160`, '10.0.0.2')).statusCode).toBe(200);
  } finally {
    await limited.close();
  }
}, 120_000);
