import type { Space } from '@xana/contracts/http/spaces/space';
import { sql } from 'kysely';
import { type Reader, readList } from '../../../test/member-actions.ts';
import { insertSpace } from '../../../test/test-rows.ts';
import { logIn, useTestServer } from '../../../test/test-server.ts';

const server = useTestServer({ seed: 'demo' });

const list = (url: string, reader: Reader = server) => readList<Space>(reader, url);

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
  const { status, code } = await server.get(url);
  expect([status, code]).toEqual([400, 'INPUT_INVALID']);
});

it('[SP-03] filters spaces by tag and kind, and sorts them in each order', async () => {
  const rows = (query: string) => list(`/world/get-all-spaces/1/50?${query}`);
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
  const some = (await list('/world/get-all-spaces/1/50')).rows;
  const creatorId = some.find(({ user }) => user)?.user?.id;
  const theirs = (await list(`/world/get-all-spaces/1/50?creatorId=${creatorId}`)).rows;
  expect(theirs.length).toBeGreaterThan(0);
  expect(theirs.every(({ user }) => user?.id === creatorId)).toBe(true);
});

describe('[SP-03] lists of Explore', () => {
  type Facets = { count: number; tags: { tag: string; count: number }[] };
  const facets = async (query: string, reader: Reader = server): Promise<Facets> =>
    (await reader.get(`/world/get-space-facets?${query}`)).data;

  it('filters by several tags at once, and counts what each further tag would leave', async () => {
    const { count, tags } = await facets('kind=space');
    expect(count).toBe((await list('/world/get-all-spaces/1/1?kind=space')).count);
    const [first] = tags;
    if (!first) throw new Error('The demo data have tags.');
    const more = await facets(`kind=space&allTags=${first.tag}`);
    expect(more.count).toBe(first.count);
    const second = more.tags.find(({ tag, count: both }) => tag !== first.tag && both < first.count);
    if (!second) throw new Error('The demo data have spaces with two tags.');
    const both = await list(`/world/get-all-spaces/1/50?kind=space&allTags=${first.tag},${second.tag}`);
    expect(both.count).toBe(second.count);
    for (const { tags: own } of both.rows) expect(own).toEqual(expect.arrayContaining([first.tag, second.tag]));
    expect(await facets(`allTags=no_such_tag,${first.tag}`)).toEqual({ count: 0, tags: [] });
  });

  it('sorts by the plain visits of the last seven days', async () => {
    const { rows } = await list('/world/get-all-spaces/1/30?sort=last7Days');
    const kept = await server.database
      .selectFrom('visits')
      .select(['space_id', sql<number>`sum(visits)::integer`.as('week')])
      .where(sql<boolean>`day > current_date - 7`)
      .groupBy('space_id')
      .orderBy('week', 'desc')
      .limit(30)
      .execute();
    const weekOf = new Map(kept.map(({ space_id, week }) => [space_id, week]));
    expect(rows.map(({ id }) => weekOf.get(id))).toEqual(kept.map(({ week }) => week));
  });

  it("lists a member's own spaces and favourites with tags, the favourite marked last first, and asks a visitor for a token", async () => {
    const me = await logIn(server);
    await insertSpace(server, { name: 'Mine', creator_id: me.userId, tags: ['music', 'art'] });
    await me.put('/world/mark-favourite-space/38', { isFavourite: true });
    const mine = await list('/world/get-all-spaces/1/10?list=mine&sort=new&allTags=art', me);
    expect([mine.count, mine.rows[0]?.name]).toEqual([1, 'Mine']);
    expect((await facets('list=mine', me)).count).toBe(1);
    const favourites = await list('/world/get-all-spaces/1/10?list=favourites&sort=new', me);
    expect(favourites.rows).toEqual([expect.objectContaining({ id: 38, isFavourite: true })]);
    const marked = [12, 3, 7];
    for (const id of marked) await me.put(`/world/mark-favourite-space/${id}`, { isFavourite: true });
    const latest = await list('/world/get-all-spaces/1/2?list=favourites&sort=new', me);
    const earlier = await list('/world/get-all-spaces/2/2?list=favourites&sort=new', me);
    expect([...latest.rows, ...earlier.rows].map(({ id }) => id)).toEqual([7, 3, 12, 38]);
    for (const path of ['/world/get-all-spaces/1/10?list=mine', '/world/get-space-facets?list=favourites'])
      expect((await server.get(path)).code).toBe('TOKEN_MISSING');
  });
});
