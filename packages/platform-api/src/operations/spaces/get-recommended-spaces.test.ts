import type { Space } from '@xana/contracts/http/spaces/space';
import { follow, idsOf, type Reader, readList } from '../../../test/member-actions.ts';
import { logIn, logInMembers, type Member, useTestServer } from '../../../test/test-server.ts';

const server = useTestServer({ seed: 'demo' });

const list = (url: string, reader: Reader = server) => readList<Space>(reader, url);

it('[AP-01] excludes favourites from recommendations and ranks favourites of followed users first among equals', async () => {
  const me = await logIn(server);
  const before = await list('/world/get-all-recommended-spaces/1/50', me);
  const [favourite, last] = [before.rows[0]?.id ?? 0, before.rows.at(-1)?.id ?? 0];
  const friend = await logIn(server);
  await follow(me, friend);
  await friend.put(`/world/mark-favourite-space/${last}`, { isFavourite: true });
  const after = await list('/world/get-all-recommended-spaces/1/50', me);
  expect(after.rows[0]?.id).toBe(last);
  await me.put(`/world/mark-favourite-space/${favourite}`, { isFavourite: true });
  const without = await list('/world/get-all-recommended-spaces/1/50', me);
  const more = await Promise.all([2, 3, 4, 5].map((page) => list(`/world/get-all-recommended-spaces/${page}/50`, me)));
  expect([without, ...more].flatMap(idsOf)).not.toContain(favourite);
  expect(new Set([without, ...more].flatMap(idsOf)).size).toBeGreaterThan(150);
  const built = await list('/item/get-recommended-2d-spaces');
  expect(built.rows.every(({ entityType, isGame }) => entityType === 'USER_WORLD' && !isGame)).toBe(true);
});

it('recommends spaces that share tags with the favourites, and none of the favourites', async () => {
  const me = await logIn(server);
  const [liked] = (await list('/world/get-recommended-spaces', me)).rows;
  await me.put(`/world/mark-favourite-space/${liked?.id}`, { isFavourite: true });
  const { rows } = await list('/world/get-recommended-spaces', me);
  expect(rows.some(({ id }) => id === liked?.id)).toBe(false);
  expect(rows[0]?.tags.some((tag) => liked?.tags.includes(tag))).toBe(true);
});

it('[SP-01] recommends spaces with the tags that a member chose as interests', async () => {
  const me = await logIn(server);
  await me.post('/users/v3/update-profile', { tags: ['meditation'] });
  const { rows } = await list('/world/get-recommended-spaces', me);
  expect(rows[0]?.tags).toContain('meditation');
});

it('[AP-01] changes recommendations at once when the member changes follows, favourites or interests', async () => {
  const [me, friend] = await logInMembers(server, 2);
  const read = async () => idsOf(await list('/world/get-all-recommended-spaces/1/50', me));
  const mark = (member: Member, space: number, isFavourite: boolean) =>
    member.put(`/world/mark-favourite-space/${space}`, { isFavourite });
  const last = idsOf(await list('/world/get-all-recommended-spaces/1/50', friend)).at(-1) ?? 0;
  await mark(friend, last, true);
  const before = await read();
  const [first = 0] = before;
  await follow(me, friend);
  expect((await read())[0]).toBe(last);
  await me.post('/follow/unfollow-user', { userId: friend.userId });
  expect(await read()).toEqual(before);
  await mark(me, first, true);
  expect(await read()).not.toContain(first);
  await mark(me, first, false);
  expect(await read()).toEqual(before);
  await me.post('/users/v3/update-profile', { tags: ['meditation'] });
  const { rows } = await list('/world/get-all-recommended-spaces/1/50', me);
  expect(rows[0]?.tags).toContain('meditation');
});
