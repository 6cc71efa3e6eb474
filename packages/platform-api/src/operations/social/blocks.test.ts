import { follow, idsOf, readList, writeComment, writePost } from '../../../test/member-actions.ts';
import { logIn, logInMembers, type Member, useTestServer } from '../../../test/test-server.ts';
import { expectUndoForCallerAlone } from '../../../test/test-undo.ts';

const server = useTestServer();

it('hides both users from each other, removes their follows, and is lifted by the blocking user alone', async () => {
  const [me, other] = await logInMembers(server, 2);
  await follow(me, other);
  await follow(other, me);
  const { id } = await writePost(other);
  const commented = await writePost(me);
  await writeComment(other, commented.id);
  expect((await me.post(`/social/block/${other.userId}`)).data).toEqual({ isBlocked: true });
  await me.post(`/social/block/${other.userId}`);

  const sees = async (reader: Member, userId: number) => {
    const profile = await reader.post('/users/get-user-profile', { userId });
    const found = await reader.get('/item/v2/search-all?name=explorer&pageNumber=1&pageSize=50&type=profile');
    const ids = (found.data as { paginatedResults: { id: number }[] }).paginatedResults.map((hit) => hit.id);
    const feed = await readList(reader, `/feeds/public/v2/get-all-feeds/1/50?userId=${userId}`);
    return [profile.status === 200, ids.includes(userId), feed.count > 0];
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

  await other.delete(`/social/block/${me.userId}`);
  expect((await sees(me, other.userId))[0]).toBe(false);
  await me.delete(`/social/block/${other.userId}`);
  expect(await sees(me, other.userId)).toEqual([true, true, true]);
});

it('rejects blocking oneself and blocking a user who does not exist', async () => {
  const me = await logIn(server);
  expect((await me.post(`/social/block/${me.userId}`)).code).toBe('BLOCK_SELF');
  expect((await me.post('/social/block/999999')).code).toBe('USER_NOT_FOUND');
});

it('[T23] lifts a block for the caller alone', async () => {
  await expectUndoForCallerAlone(
    server,
    (member, { userId }) => member.post(`/social/block/${userId}`, {}),
    (member, { userId }) => member.delete(`/social/block/${userId}`),
  );
});

const blockedBy = (member: Member, page = '1/10') =>
  readList<{ id: number; username: string }>(member, `/social/get-blocked-users/${page}`);

it('[PR-01] lists whom the caller blocked, newest first, to the caller alone', async () => {
  const [me, one, two] = await logInMembers(server, 3);
  for (const { userId } of [one, two]) await me.post(`/social/block/${userId}`);
  const { count, rows } = await blockedBy(me);
  expect([count, rows.map(({ id }) => id)]).toEqual([2, [two.userId, one.userId]]);
  expect(rows[0]?.username).toMatch(/\w/);
  expect(idsOf(await blockedBy(me, '2/1'))).toEqual([one.userId]);
  expect((await blockedBy(one)).count).toBe(0);
  await me.delete(`/social/block/${two.userId}`);
  expect(idsOf(await blockedBy(me))).toEqual([one.userId]);
});

it('[PR-01] filters blocked users by name, tag and id', async () => {
  const [me, one, two] = await logInMembers(server, 3);
  await two.post('/users/v3/update-profile', { name: 'Noa', tags: ['art'] });
  for (const { userId } of [one, two]) await me.post(`/social/block/${userId}`);
  for (const query of ['search=noa', 'tag=Art', `userId=${two.userId}`])
    expect(idsOf(await blockedBy(me, `1/10?${query}`))).toEqual([two.userId]);
  expect((await blockedBy(one, `1/10?userId=${two.userId}`)).count).toBe(0);
});
