import type { FollowedPerson } from '@xana/contracts/http/follow/followed-person';
import { follow, type Reader, readList } from '../../../test/member-actions.ts';
import { logIn, logInMembers, useTestServer } from '../../../test/test-server.ts';

const server = useTestServer({ seed: 'demo' });

const people = (url: string, reader: Reader = server) => readList<FollowedPerson>(reader, url);
/** A user with many followers in the demo data. */
const POPULAR = 1;

it('[PR-04] lists followers page by page without gaps or repeats', async () => {
  const first = await people(`/follow/get-all-followers/${POPULAR}/1/10`);
  const second = await people(`/follow/get-all-followers/${POPULAR}/2/10`);
  expect(first.count).toBeGreaterThan(20);
  expect(new Set([...first.rows, ...second.rows].map(({ userId }) => userId)).size).toBe(20);
});

it('[PR-04] lists a user among the followings of each of their followers', async () => {
  const [follower] = (await people(`/follow/get-all-followers-by-user/${POPULAR}/1/1`)).rows;
  const theirs = await people(`/follow/get-all-following-by-user/${follower?.userId}/1/50`);
  expect(theirs.rows.map(({ userId }) => userId)).toContain(POPULAR);
});

it('[PR-04] finds followers by a part of the name in any letter case and escapes LIKE wildcards', async () => {
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

it('[PR-04] filters followers by a tag in any letter case', async () => {
  const tagged = await server.database
    .selectFrom('follows')
    .innerJoin('users', 'users.id', 'follows.follower_id')
    .select(['users.id', 'users.tags'])
    .where('followed_id', '=', POPULAR)
    .execute();
  const tag = String(tagged[0]?.tags[0]);
  const expected = tagged.filter(({ tags }) => tags.includes(tag)).map(({ id }) => id);
  const found = await people(`/follow/get-all-followers-by-user-tag-name/${POPULAR}/${tag.toUpperCase()}/1/50`);
  expect(found.rows.map(({ userId }) => userId).sort()).toEqual(expected.sort());
});

it('[AP-02] requires a token for the variants for members, which contain whom the member follows', async () => {
  const me = await logIn(server);
  for (const path of [
    `get-all-followers-by-user-auth/${POPULAR}`,
    `get-all-following-by-user-auth/${POPULAR}`,
    `get-all-followers-by-user-tag-name-auth/${POPULAR}/fun`,
    `get-all-following-by-user-tag-name-auth/${POPULAR}/fun`,
    'search-following/a',
  ]) {
    expect((await server.get(`/follow/${path}/1/10`)).code).toBe('TOKEN_MISSING');
    expect((await me.get(`/follow/${path}/1/10`)).status).toBe(200);
  }
  const [follower] = (await people(`/follow/get-all-followers/${POPULAR}/1/1`)).rows;
  const userId = follower?.userId ?? 0;
  await me.post('/follow/user', { userId });
  const seen = (url: string, reader: Reader) =>
    people(url, reader).then(({ rows }) => rows.find((row) => row.userId === userId)?.isFollowing);
  expect(await seen(`/follow/get-all-followers-by-user-auth/${POPULAR}/1/50`, me)).toBe(true);
  expect(await seen(`/follow/get-all-followers-by-user/${POPULAR}/1/50`, me)).toBe(false);
  const name = encodeURIComponent(String(follower?.following.name));
  expect((await people(`/follow/search-following/${name}/1/10`, me)).rows[0]?.userId).toBe(userId);
  expect((await people('/follow/search-following/no-such-name/1/10', me)).count).toBe(0);
});

it('excludes banned users', async () => {
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

it('[T23] excludes users whom the caller blocked until the block is lifted', async () => {
  const [me, blocked, known] = await logInMembers(server, 3);
  await follow(blocked, known);
  await follow(known, blocked);
  const lists = ['followers', 'following'].map((which) => `/follow/get-all-${which}-by-user-auth/${known.userId}/1/10`);
  const read = () => Promise.all(lists.map((path) => people(path, me)));
  expect(await read()).toMatchObject([{ count: 1 }, { count: 1 }]);
  await me.post(`/social/block/${blocked.userId}`, {});
  expect(await read()).toMatchObject([{ rows: [] }, { rows: [] }]);
  await me.delete(`/social/block/${blocked.userId}`);
  expect(await read()).toMatchObject([{ count: 1 }, { count: 1 }]);
});
