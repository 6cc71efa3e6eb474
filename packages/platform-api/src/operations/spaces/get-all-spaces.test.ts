import { startTestServer, type TestServer } from '../../test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ seed: 'demo' });
}, 120_000);
afterAll(() => server.close());

interface List {
  count: number;
  rows: Record<string, never>[];
}

const list = async (url: string, token?: string) => (await server.ask('GET', url, { token })).data as List;

it('[SB-02] lists spaces page by page without gaps or repeats', async () => {
  const first = await list('/world/get-all-spaces/1/10');
  const second = await list('/world/get-all-spaces/2/10');
  expect(first.count).toBe(380);
  expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(20);
});

it.each([
  '/world/get-all-spaces/0/10',
  '/world/get-all-spaces/1/51',
  '/world/get-all-spaces/1/x',
  '/world/get-all-spaces/1/10?sort=name;drop',
  '/item/get-space-details/x',
  `/item/get-hot-spaces-by-tagName/${'x'.repeat(41)}`,
  '/userCustomEvent/get-single-event/0',
  '/hot/get-single-world-hot/-1/ENVIRONMENT',
  '/hot/get-single-world-hot/1/HOUSE',
])('rejects %s with 400', async (url) => {
  const { status, code } = await server.ask('GET', url);
  expect([status, code]).toEqual([400, 'INPUT_INVALID']);
});

it('[SP-03] filters spaces by tag and kind, and sorts them in each order', async () => {
  type Row = { id: number; tags: string[]; isGame: boolean; createdAt: string };
  const rows = async (query: string) =>
    (await list(`/world/get-all-spaces/1/50?${query}`)) as unknown as { count: number; rows: Row[] };
  const tagged = await rows('tag=Music');
  expect(tagged.count).toBeGreaterThan(0);
  expect(tagged.rows.every(({ tags }) => tags.includes('music'))).toBe(true);
  expect((await rows('kind=game')).rows.every(({ isGame }) => isGame)).toBe(true);
  expect((await rows('kind=game')).count + (await rows('kind=space')).count).toBe(380);
  const newest = (await rows('sort=new')).rows.map(({ createdAt }) => createdAt);
  expect(newest).toEqual([...newest].sort().reverse());
  const hot = (await list('/world/get-hot-spaces-prev7-days')).rows[0]?.id;
  expect((await rows('sort=mostActive&kind=space')).rows[0]?.id).toBe(hot);
  expect((await rows('sort=recommended')).rows).toHaveLength(50);
  expect((await rows('tag=no-such-tag')).count).toBe(0);
});

it('[PR-01] lists the spaces of one creator', async () => {
  type Rows = { user: { id: number } | null }[];
  const some = (await list('/world/get-all-spaces/1/50')).rows as unknown as Rows;
  const creatorId = some.find(({ user }) => user)?.user?.id;
  const theirs = (await list(`/world/get-all-spaces/1/50?creatorId=${creatorId}`)).rows as unknown as Rows;
  expect(theirs.length).toBeGreaterThan(0);
  expect(theirs.every(({ user }) => user?.id === creatorId)).toBe(true);
});
