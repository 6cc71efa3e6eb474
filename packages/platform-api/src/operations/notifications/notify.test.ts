import { follow, writeComment, writePost } from '../../../test/member-actions.ts';
import { logIn, logInMembers, type Member } from '../../../test/test-server.ts';
import { reviewProfile } from '../../moderation/review-profile.ts';
import { notify } from './notify.ts';
import { useNotifications } from './test-notifications.ts';

const { server, list, unread, like, shown } = useNotifications();

it('[NT-01] notifies the author of likes and comments, and a user of new followers', async () => {
  const [author, friend] = await logInMembers(server, 2);
  const { id: postId } = await writePost(author, 'Good morning');
  await like(friend, postId);
  const { id } = await writeComment(friend, postId, 'Good evening');
  await follow(friend, author);
  const notifications = await list(author);
  expect(shown(notifications)).toEqual(
    ['follow', 'comment', 'like'].map((kind) => ({ kind, actors: [friend.userId], actorCount: 1 })),
  );
  expect(notifications.rows[1]).toMatchObject({
    isRead: false,
    post: { id: postId, text: 'Good morning', image: null },
    comment: { id, text: 'Good evening' },
    event: null,
    payment: null,
    approval: null,
  });
  expect(await unread(author)).toBe(3);
  expect(await list(friend)).toEqual({ count: 0, rows: [] });
});

it('[NT-02] groups what several users do about the same post while it is unread, and names the newest first', async () => {
  const [author, ...readers] = await logInMembers(server, 6);
  const [first, second] = [await writePost(author), await writePost(author)];
  for (const friend of readers.slice(0, 4)) await like(friend, first.id);
  for (const friend of readers.slice(0, 1)) await like(friend, second.id);
  const ids = readers.map(({ userId }) => userId);
  expect(shown(await list(author))).toEqual([
    { kind: 'like', actors: [ids[0]], actorCount: 1 },
    { kind: 'like', actors: [ids[3], ids[2], ids[1]], actorCount: 4 },
  ]);
  expect(await unread(author)).toBe(2);
  await author.put('/notifications/mark-all-read', {});
  const last = readers[4];
  if (last) await like(last, first.id);
  expect(shown(await list(author))[0]).toEqual({ kind: 'like', actors: [ids[4]], actorCount: 1 });
  expect([await unread(author), (await list(author)).count]).toEqual([1, 3]);
});

it('[NT-02] makes one group when several users like a post at the same time', async () => {
  const [author, ...readers] = await logInMembers(server, 6);
  const { id: postId } = await writePost(author);
  await Promise.all(readers.flatMap((friend) => [like(friend, postId), writeComment(friend, postId)]));
  const notifications = await list(author);
  expect(notifications.rows.map(({ kind, actorCount }) => `${kind} ${actorCount}`).sort()).toEqual([
    'comment 5',
    'like 5',
  ]);
});

it('[NT-03] does not notify again when a user repeats what they did, and hides what they have undone', async () => {
  const [author, friend] = await logInMembers(server, 2);
  const { id: postId } = await writePost(author);
  await like(friend, postId);
  await follow(friend, author);
  await author.put('/notifications/mark-all-read', {});
  await like(friend, postId, false);
  const { status } = await friend.post('/follow/unfollow-user', { userId: author.userId });
  expect([status, (await list(author)).count]).toEqual([200, 0]);
  await like(friend, postId);
  await follow(friend, author);
  await follow(friend, author);
  expect(
    shown(await list(author))
      .map(({ kind }) => kind)
      .sort(),
  ).toEqual(['follow', 'like']);
  expect(await unread(author)).toBe(0);
});

it('[NT-03] does not notify a member of what they did themselves', async () => {
  const author = await logIn(server);
  const { id: postId } = await writePost(author);
  await like(author, postId);
  await writeComment(author, postId);
  expect(await list(author)).toEqual({ count: 0, rows: [] });
});

it('[NT-04] [T109] excludes users behind a block and banned users, in the list and in the count', async () => {
  const [author, blocked, banned, friend] = await logInMembers(server, 4);
  const { id: postId } = await writePost(author);
  for (const actor of [blocked, banned, friend]) await like(actor, postId);
  await writeComment(blocked, postId);
  await writeComment(banned, postId);
  await author.post(`/social/block/${blocked.userId}`);
  const { database } = server;
  await database.updateTable('users').set({ is_banned: true }).where('id', '=', banned.userId).execute();
  expect(shown(await list(author))).toEqual([{ kind: 'like', actors: [friend.userId], actorCount: 1 }]);
  expect(await unread(author)).toBe(1);
  await notify(database, { kind: 'mention', to: author.userId, actorId: blocked.userId, postId });
  await author.delete(`/social/block/${blocked.userId}`);
  expect(
    shown(await list(author))
      .map(({ kind }) => kind)
      .sort(),
  ).toEqual(['comment', 'like']);
});

it('[NT-04] excludes users whom the member muted, also from what they do later', async () => {
  const [author, muted] = await logInMembers(server, 2);
  const { id: postId } = await writePost(author);
  await like(muted, postId);
  await author.post(`/social/mute/${muted.userId}`);
  await writeComment(muted, postId);
  expect([(await list(author)).count, await unread(author)]).toEqual([0, 0]);
  await author.delete(`/social/mute/${muted.userId}`);
  expect(shown(await list(author)).map(({ kind }) => kind)).toEqual(['like']);
});

it('[NT-04] deletes a notification with the post, the comment or the user that it is about', async () => {
  const [author, friend, other] = await logInMembers(server, 3);
  const { id: postId } = await writePost(author);
  const { id } = await writeComment(friend, postId);
  await writeComment(other, postId);
  await follow(other, author);
  await friend.delete(`/feeds/feed-comment-delete/${id}`);
  expect(shown(await list(author))).toEqual([
    { kind: 'follow', actors: [other.userId], actorCount: 1 },
    { kind: 'comment', actors: [other.userId], actorCount: 1 },
  ]);
  await author.post('/feeds/delete-feed', { feedId: postId });
  await server.database.deleteFrom('users').where('id', '=', other.userId).execute();
  expect([(await list(author)).count, await unread(author)]).toEqual([0, 0]);
});

it('[NT-05] stores a notification together with what happened, or neither', async () => {
  const [author, friend] = await logInMembers(server, 2);
  const rolledBack = server.database.transaction().execute(async (transaction) => {
    await notify(transaction, { kind: 'follow', to: author.userId, actorId: friend.userId });
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  expect(await unread(author)).toBe(0);
});

it('[NT-01] notifies a member once of the decision about their profile', async () => {
  const member = await logIn(server);
  const { userId } = member;
  const by = { operator: 'ops', reason: 'Complete' };
  await reviewProfile(server.database, { userId, decision: 'disapproved' }, by);
  await server.database.updateTable('users').set({ approval_state: 'pending' }).where('id', '=', userId).execute();
  await reviewProfile(server.database, { userId, decision: 'approved' }, by);
  expect((await list(member)).rows.map(({ kind, approval, actors }) => ({ kind, approval, actors }))).toEqual([
    { kind: 'approval', approval: 'approved', actors: [] },
    { kind: 'approval', approval: 'disapproved', actors: [] },
  ]);
});

it('[NT-01] notifies a member once of the first messages of a user whom they never answered', async () => {
  const [receiver, stranger] = await logInMembers(server, 2);
  const write = (from: Member, to: Member, clientId: string) =>
    from.post('/chat/create-msg', { receiverId: to.userId, clientId, body: 'Hello' });
  await write(stranger, receiver, 'first-message-1');
  await write(stranger, receiver, 'second-message-2');
  expect(shown(await list(receiver))).toEqual([{ kind: 'messageRequest', actors: [stranger.userId], actorCount: 1 }]);
  await write(receiver, stranger, 'answer-message-3');
  await write(stranger, receiver, 'third-message-4');
  expect([(await list(receiver)).count, (await list(stranger)).count]).toEqual([1, 0]);
});
