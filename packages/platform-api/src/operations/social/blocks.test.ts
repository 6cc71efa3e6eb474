import { follow, writeComment, writePost } from '../../../test/member-actions.ts';
import { logIn, logInMembers, type Member, useTestServer } from '../../../test/test-server.ts';
import { expectUndoForCallerAlone } from '../../../test/test-undo.ts';

const server = useTestServer();

const block = (method: 'POST' | 'DELETE', token: string, id: number) =>
  server.ask(method, `/social/block/${id}`, { token });

it('hides both users from each other, removes their follows, and is lifted by the blocking user alone', async () => {
  const [me, other] = await logInMembers(server, 2);
  await follow(me, other);
  await follow(other, me);
  const { id } = await writePost(other);
  const commented = await writePost(me);
  await writeComment(other, commented.id);
  expect((await block('POST', me.token, other.userId)).data).toEqual({ isBlocked: true });
  await block('POST', me.token, other.userId);

  const sees = async ({ token }: { token: string }, userId: number) => {
    const profile = await server.ask('POST', '/users/get-user-profile', { token, body: { userId } });
    const found = await server.ask('GET', `/item/v2/search-all?name=explorer&pageNumber=1&pageSize=50&type=profile`, {
      token,
    });
    const ids = (found.data as { paginatedResults: { id: number }[] }).paginatedResults.map((hit) => hit.id);
    const feed = await server.ask('GET', `/feeds/public/v2/get-all-feeds/1/50?userId=${userId}`, { token });
    return [profile.status === 200, ids.includes(userId), (feed.data as { count: number }).count > 0];
  };
  expect(await sees(me, other.userId)).toEqual([false, false, false]);
  expect(await sees(other, me.userId)).toEqual([false, false, false]);
  expect((await follow(other, me)).code).toBe('USER_NOT_FOUND');
  expect((await me.post('/feeds/like-dislike-post', { feedId: id, isLike: true })).code).toBe('POST_NOT_FOUND');
  const comments = await me.post('/feeds/feed-comment-list', { feedId: commented.id, pageNumber: 1, pageSize: 10 });
  expect((comments.data as { count: number }).count).toBe(0);
  const follows = await server.database
    .selectFrom('follows')
    .selectAll()
    .where('follower_id', 'in', [me.userId, other.userId])
    .execute();
  expect(follows).toEqual([]);

  await block('DELETE', other.token, me.userId);
  expect((await sees(me, other.userId))[0]).toBe(false);
  await block('DELETE', me.token, other.userId);
  expect(await sees(me, other.userId)).toEqual([true, true, true]);
});

it('rejects blocking oneself and blocking a user who does not exist', async () => {
  const me = await logIn(server);
  expect((await block('POST', me.token, me.userId)).code).toBe('BLOCK_SELF');
  expect((await block('POST', me.token, 999_999)).code).toBe('USER_NOT_FOUND');
});

it('[T23] lifts a block for the caller alone', async () => {
  await expectUndoForCallerAlone(
    server,
    (member, { userId }) => member.post(`/social/block/${userId}`, {}),
    (member, { userId }) => member.delete(`/social/block/${userId}`),
  );
});

type Blocked = { count: number; rows: { id: number; name: string; username: string; blockedAt: string }[] };

const blockedBy = async (member: Member, page = '1/10') =>
  (await member.get(`/social/get-blocked-users/${page}`)).data as Blocked;

it('[PR-01] lists whom the caller blocked, newest first, to the caller alone', async () => {
  const [me, one, two] = await logInMembers(server, 3);
  for (const { userId } of [one, two]) await me.post(`/social/block/${userId}`);
  const { count, rows } = await blockedBy(me);
  expect([count, rows.map(({ id }) => id)]).toEqual([2, [two.userId, one.userId]]);
  expect(rows[0]?.username).toMatch(/\w/);
  expect((await blockedBy(me, '2/1')).rows.map(({ id }) => id)).toEqual([one.userId]);
  expect((await blockedBy(one)).count).toBe(0);
  await me.delete(`/social/block/${two.userId}`);
  expect((await blockedBy(me)).rows.map(({ id }) => id)).toEqual([one.userId]);
});

it('[PR-01] filters blocked users by name, tag and id', async () => {
  const [me, one, two] = await logInMembers(server, 3);
  await two.post('/users/v3/update-profile', { name: 'Noa', tags: ['art'] });
  for (const { userId } of [one, two]) await me.post(`/social/block/${userId}`);
  for (const query of ['search=noa', 'tag=Art', `userId=${two.userId}`])
    expect((await blockedBy(me, `1/10?${query}`)).rows.map(({ id }) => id)).toEqual([two.userId]);
  expect((await blockedBy(one, `1/10?userId=${two.userId}`)).count).toBe(0);
});
