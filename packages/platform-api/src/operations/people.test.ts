import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FollowedPerson } from '@xana/contracts/http/follow/followed-person';
import { logIn, startTestServer, type TestServer } from '../test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(mkdtempSync(join(tmpdir(), 'platform-')), { seed: 'demo' });
}, 120_000);
afterAll(() => server.close());

interface People {
  count: number;
  rows: FollowedPerson[];
}
const people = async (url: string, token?: string) => (await server.ask('GET', url, { token })).data as People;
/** Followed by many in the demo. */
const POPULAR = 1;

describe('followers and followings', () => {
  it('[PR-04] come page by page without gaps or repeats, each person once', async () => {
    const first = await people(`/follow/get-all-followers/${POPULAR}/1/10`);
    const second = await people(`/follow/get-all-followers/${POPULAR}/2/10`);
    expect(first.count).toBeGreaterThan(20);
    expect(new Set([...first.rows, ...second.rows].map(({ userId }) => userId)).size).toBe(20);
  });

  it('[PR-04] are the two ends of the same tie', async () => {
    const [follower] = (await people(`/follow/get-all-followers-by-user/${POPULAR}/1/1`)).rows;
    const theirs = await people(`/follow/get-all-following-by-user/${follower?.userId}/1/50`);
    expect(theirs.rows.map(({ userId }) => userId)).toContain(POPULAR);
  });

  it('[PR-04] are found by a part of the name in any case, and a wildcard is a letter like others', async () => {
    const all = await people(`/follow/get-all-followers/${POPULAR}/1/50`);
    const wanted = String(all.rows[0]?.following.name);
    const found = await people(
      `/follow/get-all-followers/${POPULAR}/1/50?search=${encodeURIComponent(wanted.toUpperCase())}`,
    );
    expect(found.rows.map(({ following }) => following.name)).toContain(wanted);
    expect(found.count).toBeLessThan(all.count);
    expect((await people(`/follow/get-all-followers/${POPULAR}/1/50?search=%25`)).count).toBe(0);
    expect((await people(`/follow/get-all-followers/${POPULAR}/1/50?search=_`)).count).toBe(0);
    expect((await people(`/follow/get-all-followers/${POPULAR}/1/50?search=%5C`)).count).toBe(0);
  });

  it('[PR-04] are filtered by a tag in any letter case', async () => {
    const { rows: tagged } = await server.database
      .selectFrom('follows')
      .innerJoin('users', 'users.id', 'follows.follower_id')
      .select(['users.id', 'users.tags'])
      .where('followed_id', '=', POPULAR)
      .execute()
      .then((rows) => ({ rows }));
    const tag = String(tagged[0]?.tags[0]);
    const expected = tagged.filter(({ tags }) => tags.includes(tag)).map(({ id }) => id);
    const found = await people(`/follow/get-all-followers-by-user-tag-name/${POPULAR}/${tag.toUpperCase()}/1/50`);
    expect(found.rows.map(({ userId }) => userId).sort()).toEqual(expected.sort());
  });

  it('[AP-02] variants for members need a token and say whom they follow', async () => {
    const me = await logIn(server);
    for (const path of [
      `get-all-followers-by-user-auth/${POPULAR}`,
      `get-all-following-by-user-auth/${POPULAR}`,
      `get-all-followers-by-user-tag-name-auth/${POPULAR}/fun`,
      `get-all-following-by-user-tag-name-auth/${POPULAR}/fun`,
      'search-following/a',
    ]) {
      expect((await server.ask('GET', `/follow/${path}/1/10`)).code).toBe('TOKEN_MISSING');
      expect((await server.ask('GET', `/follow/${path}/1/10`, { token: me.token })).status).toBe(200);
    }
    const [follower] = (await people(`/follow/get-all-followers/${POPULAR}/1/1`)).rows;
    const userId = follower?.userId ?? 0;
    await server.ask('POST', '/follow/user', { token: me.token, body: { userId } });
    const seen = (url: string, token?: string) =>
      people(url, token).then(({ rows }) => rows.find((row) => row.userId === userId)?.isFollowing);
    expect(await seen(`/follow/get-all-followers-by-user-auth/${POPULAR}/1/50`, me.token)).toBe(true);
    expect(await seen(`/follow/get-all-followers-by-user/${POPULAR}/1/50`, me.token)).toBe(false);
    const name = encodeURIComponent(String(follower?.following.name));
    expect((await people(`/follow/search-following/${name}/1/10`, me.token)).rows[0]?.userId).toBe(userId);
    expect((await people('/follow/search-following/nobody-is-called-so/1/10', me.token)).count).toBe(0);
  });

  it('show nobody who was banned', async () => {
    const [follower] = (await people(`/follow/get-all-followers/${POPULAR}/1/1`)).rows;
    const ban = (is_banned: boolean) =>
      server.database
        .updateTable('users')
        .set({ is_banned })
        .where('id', '=', follower?.userId ?? 0)
        .execute();
    await ban(true);
    const { rows } = await people(`/follow/get-all-followers/${POPULAR}/1/50`);
    await ban(false);
    expect(rows.map(({ userId }) => userId)).not.toContain(follower?.userId);
  });
});

describe('close friends', () => {
  it('[PR-05] are added and removed, twice is once, and are nobody else’s to know', async () => {
    const me = await logIn(server);
    const other = await logIn(server);
    const mark = (method: 'POST' | 'DELETE', id: number) =>
      server.ask(method, `/social/${method === 'POST' ? 'create' : 'remove'}-close-friend/${id}`, { token: me.token });
    expect((await mark('POST', 5)).data).toEqual({ is_close_friend: true });
    await mark('POST', 5);
    expect((await people('/social/get-close-friends/1/10', me.token)).rows.map(({ userId }) => userId)).toEqual([5]);
    expect((await people('/social/get-close-friends/1/10', other.token)).count).toBe(0);
    const marks = async (token: string) =>
      (await people('/follow/get-all-following-by-user-auth/6/1/50', token)).rows.filter(
        ({ following }) => following.is_close_friend,
      ).length;
    await server.database
      .insertInto('follows')
      .values({ follower_id: 6, followed_id: 5 })
      .onConflict((c) => c.doNothing())
      .execute();
    expect([await marks(me.token), await marks(other.token)]).toEqual([1, 0]);
    expect((await mark('DELETE', 5)).data).toEqual({ is_close_friend: false });
    expect((await people('/social/get-close-friends/1/10', me.token)).count).toBe(0);
    expect((await mark('POST', 99_999)).code).toBe('USER_NOT_FOUND');
    expect((await mark('POST', me.userId)).code).toBe('CLOSE_FRIEND_SELF');
  });
});

describe('feeds', () => {
  type Posts = { count: number; rows: { id: number; user: { id: number }; createdAt: string }[] };
  const posts = async (url: string, token?: string) => (await server.ask('GET', url, { token })).data as Posts;

  it('[PR-06] one post is read by its id', async () => {
    const [newest] = (await posts('/feeds/public/v2/get-all-feeds/1/1')).rows;
    expect((await server.ask('GET', `/feeds/v2/single-feed/${newest?.id}`)).data).toEqual(newest);
    expect((await server.ask('GET', '/feeds/v2/single-feed/99999')).code).toBe('POST_NOT_FOUND');
  });

  it('[RT-08] of those whom one follows only a member can ask, and gets theirs alone', async () => {
    const url = '/feeds/public/v2/get-all-feeds/1/50?from=following';
    expect((await server.ask('GET', url)).code).toBe('TOKEN_MISSING');
    const me = await logIn(server);
    expect((await posts(url, me.token)).count).toBe(0);
    const author = (await posts('/feeds/public/v2/get-all-feeds/1/1')).rows[0]?.user.id ?? 0;
    await server.ask('POST', '/follow/user', { token: me.token, body: { userId: author } });
    const mine = await posts(url, me.token);
    expect(new Set(mine.rows.map(({ user }) => user.id))).toEqual(new Set([author]));
    expect(mine.count).toBe((await posts(`/feeds/public/v2/get-all-feeds/1/1?userId=${author}`)).count);
  });

  it('[RT-08] spaces come newest first, and one’s favourites apart', async () => {
    type Worlds = { count: number; rows: { id: number; createdAt: string }[] };
    const worlds = async (url: string, token?: string) => (await server.ask('GET', url, { token })).data as Worlds;
    const all = await worlds('/world/get-general-space-feed-paginated/1/30');
    const dates = all.rows.map(({ createdAt }) => createdAt);
    expect(dates).toEqual([...dates].sort().reverse());
    expect((await worlds('/world/get-general-space-feed')).rows.map(({ id }) => id)).toEqual(
      all.rows.slice(0, 20).map(({ id }) => id),
    );
    expect((await server.ask('GET', '/world/get-favourite-space-feed')).code).toBe('TOKEN_MISSING');
    const me = await logIn(server);
    await server.ask('PUT', '/world/mark-favourite-space/7', { token: me.token, body: { isFavourite: true } });
    expect((await worlds('/world/get-favourite-space-feed', me.token)).rows.map(({ id }) => id)).toEqual([7]);
    expect((await worlds('/world/get-favourite-space-feed-paginated/1/5', me.token)).count).toBe(1);
  });
});
