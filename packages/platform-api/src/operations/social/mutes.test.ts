import { follow, writeComment, writePost } from '../../../test/member-actions.ts';
import { logInMembers, type Member, useTestServer } from '../../../test/test-server.ts';
import { expectUndoForCallerAlone } from '../../../test/test-undo.ts';

const server = useTestServer();

interface List {
  count: number;
  rows: { id: number; name: string }[];
}

const mute = (method: 'POST' | 'DELETE', { token }: Member, id: number) =>
  server.ask(method, `/social/mute/${id}`, { token });
const mutedBy = async (member: Member, query = '1/10') =>
  (await member.get(`/social/get-muted-users/${query}`)).data as List;

it('leaves posts and comments of a muted user out of the lists of the member alone, until the mute ends', async () => {
  const [me, muted] = await logInMembers(server, 2);
  await follow(me, muted);
  await writePost(muted, 'Loud');
  const { id: feedId } = await writePost(me, 'Mine');
  await writeComment(muted, feedId);
  const seenBy = async (member: Member) => {
    const feed = await member.get('/feeds/public/v2/get-all-feeds/1/50');
    const comments = await member.post('/feeds/feed-comment-list', { feedId, pageNumber: 1, pageSize: 10 });
    const authors = (feed.data as { rows: { user: { id: number } }[] }).rows.map(({ user }) => user.id);
    return [authors.includes(muted.userId), (comments.data as List).count];
  };
  expect((await mute('POST', me, muted.userId)).data).toEqual({ isMuted: true });
  await mute('POST', me, muted.userId);
  expect([await seenBy(me), await seenBy(muted)]).toEqual([
    [false, 0],
    [true, 1],
  ]);
  const ofAuthor = await me.get(`/feeds/public/v2/get-all-feeds/1/50?userId=${muted.userId}`);
  expect((ofAuthor.data as List).count).toBe(1);
  expect((await mute('DELETE', me, muted.userId)).data).toEqual({ isMuted: false });
  expect(await seenBy(me)).toEqual([true, 1]);
});

it('keeps follows, and shows the list of muted users to the member alone, the newest first', async () => {
  const [me, one, two] = await logInMembers(server, 3);
  await follow(me, one);
  await two.post('/users/v3/update-profile', { name: 'Zoe Okonjo', tags: ['music'] });
  for (const { userId } of [one, two]) await mute('POST', me, userId);
  expect((await mutedBy(me)).rows.map(({ id }) => id)).toEqual([two.userId, one.userId]);
  expect((await mutedBy(me, '2/1')).rows.map(({ id }) => id)).toEqual([one.userId]);
  expect((await mutedBy(me, '1/10?search=okonjo')).rows.map(({ id }) => id)).toEqual([two.userId]);
  expect((await mutedBy(me, '1/10?tag=Music')).rows.map(({ id }) => id)).toEqual([two.userId]);
  expect((await mutedBy(one)).count).toBe(0);
  const following = await server.ask('GET', `/follow/get-all-following/${me.userId}/1/10`);
  expect((following.data as List).count).toBe(1);
});

it('rejects muting oneself, a blocked user, and a user who does not exist', async () => {
  const [me, blocked] = await logInMembers(server, 2);
  await me.post(`/social/block/${blocked.userId}`);
  expect((await mute('POST', me, me.userId)).code).toBe('MUTE_SELF');
  expect((await mute('POST', me, blocked.userId)).code).toBe('USER_NOT_FOUND');
  expect((await mute('POST', me, 999_999)).code).toBe('USER_NOT_FOUND');
});

it('[T23] lifts a mute for the caller alone', async () => {
  await expectUndoForCallerAlone(
    server,
    (member, { userId }) => member.post(`/social/mute/${userId}`, {}),
    (member, { userId }) => member.delete(`/social/mute/${userId}`),
  );
});
