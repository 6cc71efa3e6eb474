import type { Post } from '@xana/contracts/http/feeds/post';
import { follow, idsOf, readList, writeComment, writePost } from '../../../test/member-actions.ts';
import { logInMembers, type Member, useTestServer } from '../../../test/test-server.ts';
import { expectUndoForCallerAlone } from '../../../test/test-undo.ts';

const server = useTestServer();

const mutedBy = (member: Member, query = '1/10') => readList(member, `/social/get-muted-users/${query}`);

it('leaves posts and comments of a muted user out of the lists of the member alone, until the mute ends', async () => {
  const [me, muted] = await logInMembers(server, 2);
  await follow(me, muted);
  await writePost(muted, 'Loud');
  const { id: feedId } = await writePost(me, 'Mine');
  await writeComment(muted, feedId);
  const seenBy = async (member: Member) => {
    const feed = await readList<Post>(member, '/feeds/public/v2/get-all-feeds/1/50');
    const comments = await member.post('/feeds/feed-comment-list', { feedId, pageNumber: 1, pageSize: 10 });
    const { count } = comments.data as { count: number };
    return [feed.rows.some(({ user }) => user.id === muted.userId), count];
  };
  expect((await me.post(`/social/mute/${muted.userId}`)).data).toEqual({ isMuted: true });
  await me.post(`/social/mute/${muted.userId}`);
  expect([await seenBy(me), await seenBy(muted)]).toEqual([
    [false, 0],
    [true, 1],
  ]);
  expect((await readList(me, `/feeds/public/v2/get-all-feeds/1/50?userId=${muted.userId}`)).count).toBe(1);
  expect((await me.delete(`/social/mute/${muted.userId}`)).data).toEqual({ isMuted: false });
  expect(await seenBy(me)).toEqual([true, 1]);
});

it('keeps follows, and shows the list of muted users to the member alone, the newest first', async () => {
  const [me, one, two] = await logInMembers(server, 3);
  await follow(me, one);
  await two.post('/users/v3/update-profile', { name: 'Zoe Okonjo', tags: ['music'] });
  for (const { userId } of [one, two]) await me.post(`/social/mute/${userId}`);
  expect(idsOf(await mutedBy(me))).toEqual([two.userId, one.userId]);
  expect(idsOf(await mutedBy(me, '2/1'))).toEqual([one.userId]);
  expect(idsOf(await mutedBy(me, '1/10?search=okonjo'))).toEqual([two.userId]);
  expect(idsOf(await mutedBy(me, '1/10?tag=Music'))).toEqual([two.userId]);
  expect((await mutedBy(one)).count).toBe(0);
  expect((await readList(server, `/follow/get-all-following/${me.userId}/1/10`)).count).toBe(1);
});

it('rejects muting oneself, a blocked user, and a user who does not exist', async () => {
  const [me, blocked] = await logInMembers(server, 2);
  await me.post(`/social/block/${blocked.userId}`);
  expect((await me.post(`/social/mute/${me.userId}`)).code).toBe('MUTE_SELF');
  expect((await me.post(`/social/mute/${blocked.userId}`)).code).toBe('USER_NOT_FOUND');
  expect((await me.post('/social/mute/999999')).code).toBe('USER_NOT_FOUND');
});

it('[T23] lifts a mute for the caller alone', async () => {
  await expectUndoForCallerAlone(
    server,
    (member, { userId }) => member.post(`/social/mute/${userId}`, {}),
    (member, { userId }) => member.delete(`/social/mute/${userId}`),
  );
});
