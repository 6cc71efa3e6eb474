import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logIn, startTestServer, type TestServer } from '../test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(mkdtempSync(join(tmpdir(), 'platform-')), { seed: 'demo' });
}, 120_000);
afterAll(() => server.close());

interface Row {
  id: number;
  isGame: boolean;
  entityType: string;
  startsAt: string;
  isLive: boolean;
  host: { id: number };
}
interface List {
  count: number;
  rows: Row[];
}

const list = async (url: string, token?: string, host: 'api' | 'marketplace' = 'api') =>
  (await server.ask('GET', url, { token, host })).data as List;
const ids = ({ rows }: List) => rows.map(({ id }) => id);

describe('[AP-01] lists of spaces', () => {
  it('hot ones page by page go on where the first ones end, games apart', async () => {
    const [first, second] = [await list('/item/get-hot-spaces/1/10'), await list('/item/get-hot-spaces/2/10')];
    expect(ids(first)).toEqual(ids(await list('/world/get-hot-spaces-prev7-days')).slice(0, 10));
    expect(new Set([...ids(first), ...ids(second)]).size).toBe(20);
    expect((await list('/item/get-hot-games/1/50')).rows.every(({ isGame }) => isGame)).toBe(true);
  });

  it('one’s own are one’s own', async () => {
    const me = await logIn(server);
    expect((await server.ask('GET', '/world/get-my-spaces/1/10')).code).toBe('TOKEN_MISSING');
    expect((await list('/world/get-my-spaces/1/10', me.token)).count).toBe(0);
    await server.database.updateTable('spaces').set({ creator_id: me.userId }).where('id', '=', 12).execute();
    expect(ids(await list('/world/get-my-spaces/1/10', me.token))).toEqual([12]);
  });

  it('recommended ones are none of one’s favourites; what those like whom one follows comes first among equals', async () => {
    const me = await logIn(server);
    const before = await list('/world/get-all-recommended-spaces/1/50', me.token);
    const [favourite, last] = [before.rows[0]?.id ?? 0, before.rows.at(-1)?.id ?? 0];
    const friend = await logIn(server);
    await server.ask('POST', '/follow/user', { token: me.token, body: { userId: friend.userId } });
    await server.ask('PUT', `/world/mark-favourite-space/${last}`, {
      token: friend.token,
      body: { isFavourite: true },
    });
    const after = await list('/world/get-all-recommended-spaces/1/50', me.token);
    expect(after.rows[0]?.id).toBe(last);
    await server.ask('PUT', `/world/mark-favourite-space/${favourite}`, {
      token: me.token,
      body: { isFavourite: true },
    });
    const without = await list('/world/get-all-recommended-spaces/1/50', me.token);
    const more = await Promise.all(
      [2, 3, 4, 5].map((page) => list(`/world/get-all-recommended-spaces/${page}/50`, me.token)),
    );
    expect([without, ...more].flatMap(ids)).not.toContain(favourite);
    expect(new Set([without, ...more].flatMap(ids)).size).toBeGreaterThan(150);
    const built = await list('/item/get-recommended-2d-spaces');
    expect(built.rows.every(({ entityType, isGame }) => entityType === 'USER_WORLD' && !isGame)).toBe(true);
  });

  it('the first of each kind come in one call', async () => {
    const { data } = await server.ask('GET', '/world/get-space-page-listing');
    const listing = data as Record<'hotSpaces' | 'hotGames' | 'recommended' | 'newest', Row[]>;
    expect(listing.hotSpaces.map(({ id }) => id)).toEqual(ids(await list('/world/get-hot-spaces-prev7-days')));
    expect(listing.hotGames.every(({ isGame }) => isGame)).toBe(true);
    expect([listing.recommended.length, listing.newest.length]).toEqual([20, 20]);
  });
});

describe('[AP-01] lists of events and people', () => {
  it('every event comes, the latest first, and one’s own only to who holds them', async () => {
    const all = await list('/userCustomEvent/get-all-user-custom-event/1/50');
    expect(all.count).toBe(60);
    const begins = all.rows.map(({ startsAt }) => startsAt);
    expect(begins).toEqual([...begins].sort().reverse());
    expect((await server.ask('GET', '/userCustomEvent/get-event-by-type/all/1/10/mine')).code).toBe('TOKEN_MISSING');
    const me = await logIn(server);
    await server.database.updateTable('events').set({ host_id: me.userId }).where('id', 'in', [3, 4]).execute();
    const mine = await list('/userCustomEvent/get-event-by-type/all/1/10/mine', me.token);
    expect(ids(mine).sort()).toEqual([3, 4]);
  });

  it('hot people are those whose spaces are visited now, without who was blocked', async () => {
    const me = await logIn(server);
    const space = await server.database
      .selectFrom('spaces')
      .select(['id', 'creator_id'])
      .where('creator_id', 'is not', null)
      .executeTakeFirstOrThrow();
    await server.database.updateTable('visits').set({ visits: 9_000_000 }).where('space_id', '=', space.id).execute();
    expect((await list('/users/get-hot-users', me.token)).rows[0]?.id).toBe(space.creator_id);
    await server.ask('POST', `/social/block/${space.creator_id}`, { token: me.token });
    expect(ids(await list('/users/get-hot-users', me.token))).not.toContain(space.creator_id);
    expect(ids(await list('/users/get-hot-users'))).toContain(space.creator_id);
  });
});

describe('[AP-05] the marketplace is a host of its own', () => {
  it('with hot collections and sales that are not over', async () => {
    expect((await server.ask('GET', '/collections/hot')).status).toBe(404);
    expect((await list('/collections/hot?pageNumber=1&pageSize=3', undefined, 'marketplace')).rows).toHaveLength(3);
    const launches = await list('/launchpad', undefined, 'marketplace');
    expect(launches.rows.map(({ isLive }) => isLive)).toEqual([true, false, false]);
    expect((await server.ask('GET', '/collections/hot?pageSize=1000', { host: 'marketplace' })).code).toBe(
      'INPUT_INVALID',
    );
  });
});
