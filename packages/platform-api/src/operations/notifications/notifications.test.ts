import { NOTIFICATION_KINDS } from '@xana/contracts/http/notifications/notification-kinds';
import { follow, writeComment, writePost } from '../../../test/member-actions.ts';
import { logIn, logInMembers, type Member } from '../../../test/test-server.ts';
import { deleteOldNotifications } from '../../jobs/delete-old-notifications.ts';
import { useNotifications } from './test-notifications.ts';

const { server, list, unread, like } = useNotifications();

const idsOf = async (member: Member, query = '') => (await list(member, query)).rows.map(({ id }) => id);

/** A member with a follow, a comment and a like to read, the newest first. */
async function createReader() {
  const [reader, friend] = await logInMembers(server, 2);
  const { id: postId } = await writePost(reader);
  await like(friend, postId);
  await writeComment(friend, postId);
  await follow(friend, reader);
  return { reader, friend, postId, rows: (await list(reader)).rows };
}

it('[NT-06] lists page by page, filtered by kind and to unread ones', async () => {
  const { reader, rows } = await createReader();
  expect(await idsOf(reader, '?kind=like')).toEqual([rows[2]?.id]);
  expect((await list(reader, '', '2/2')).rows.map(({ id }) => id)).toEqual([rows[2]?.id]);
  const until = rows[0]?.updatedAt;
  await reader.put('/notifications/mark-read', { ids: [rows[0]?.id], until });
  expect(await idsOf(reader, '?state=unread')).toEqual([rows[1]?.id, rows[2]?.id]);
  expect(await list(reader, '?state=unread&kind=follow')).toEqual({ count: 0, rows: [] });
  for (const query of ['?kind=other', '?state=read'])
    expect((await server.ask('GET', `/notifications/get-notifications/1/5${query}`, reader)).status).toBe(400);
});

it('[NT-06] marks as read what the member has seen, and leaves what changed since', async () => {
  const { reader, postId, rows } = await createReader();
  const other = await logIn(server);
  await like(other, postId);
  const ids = rows.map(({ id }) => id);
  const { data } = await reader.put('/notifications/mark-read', { ids, until: rows[0]?.updatedAt });
  expect([data, await unread(reader)]).toEqual([{ unreadCount: 1 }, 1]);
  expect((await list(reader, '?state=unread')).rows.map(({ kind, actorCount }) => [kind, actorCount])).toEqual([
    ['like', 2],
  ]);
  const read = (body: object) => reader.put('/notifications/mark-read', body);
  expect((await read({ ids: [], until: rows[0]?.updatedAt })).status).toBe(400);
  expect((await read({ ids: Array(51).fill(1), until: rows[0]?.updatedAt })).status).toBe(400);
  expect((await read({ ids, until: '2026-99-99T00:00:00Z' })).data).toEqual({ unreadCount: 1 });
  expect((await reader.put('/notifications/mark-all-read', {})).data).toEqual({ unreadCount: 0 });
});

it('[NT-06] [T110] changes no notification of another member', async () => {
  const { reader, friend, rows } = await createReader();
  const [row] = rows;
  await friend.put('/notifications/mark-read', { ids: [row?.id], until: row?.updatedAt });
  await friend.put('/notifications/mark-all-read', {});
  for (const answer of [
    await friend.delete(`/notifications/delete-notification/${row?.id}`),
    await friend.put(`/notifications/restore-notification/${row?.id}`, {}),
  ])
    expect([answer.status, answer.code]).toEqual([404, 'NOTIFICATION_NOT_FOUND']);
  expect((await list(reader)).rows).toEqual(rows);
});

it('[NT-07] deletes a notification and restores it as it was', async () => {
  const { reader, rows } = await createReader();
  const id = rows[1]?.id;
  const remove = () => reader.delete(`/notifications/delete-notification/${id}`);
  expect((await remove()).data).toEqual({ unreadCount: 2 });
  expect(await idsOf(reader)).toEqual([rows[0]?.id, rows[2]?.id]);
  expect((await remove()).code).toBe('NOTIFICATION_NOT_FOUND');
  const restore = () => reader.put(`/notifications/restore-notification/${id}`, {});
  expect([(await restore()).data, (await restore()).data]).toEqual([{ unreadCount: 3 }, { unreadCount: 3 }]);
  expect((await list(reader)).rows).toEqual(rows);
});

it('[FD-03] names the comment that a reply answers, and none for a comment on the post', async () => {
  const [reader, friend] = await logInMembers(server, 2);
  const { id: feedId } = await writePost(reader);
  const first = await writeComment(friend, feedId);
  const newest = async () => (await list(reader)).rows[0];
  expect(await newest()).toMatchObject({ kind: 'comment', comment: { id: first.id } });
  expect(await newest()).not.toHaveProperty('commentParentId');
  const own = await writeComment(reader, feedId, 'Thanks');
  const reply = await writeComment(friend, feedId, 'Welcome', own.id);
  expect(await newest()).toMatchObject({ comment: { id: reply.id }, commentParentId: own.id });
});

it('[NT-07] restores a deleted notification as read when another one about the same post came after it', async () => {
  const { reader, postId, rows } = await createReader();
  const other = await logIn(server);
  await reader.delete(`/notifications/delete-notification/${rows[2]?.id}`);
  await like(other, postId);
  await reader.put(`/notifications/restore-notification/${rows[2]?.id}`, {});
  const likes = (await list(reader, '?kind=like')).rows;
  expect(likes.map(({ isRead, actorCount }) => [isRead, actorCount])).toEqual([
    [false, 1],
    [true, 1],
  ]);
});

it('[NT-08] stops notifying of a kind that the member turned off, until it is on again', async () => {
  const [reader, friend, other] = await logInMembers(server, 3);
  const { id: postId } = await writePost(reader);
  const turn = (kind: string, isOn: boolean) => reader.put('/notifications/update-settings', { kind, isOn });
  await turn('like', false);
  expect((await turn('like', false)).data).toEqual({ disabledKinds: ['like'] });
  await like(friend, postId);
  await writeComment(friend, postId);
  expect((await list(reader)).rows.map(({ kind }) => kind)).toEqual(['comment']);
  expect((await turn('like', true)).data).toEqual({ disabledKinds: [] });
  await like(other, postId);
  expect((await list(reader, '?kind=like')).rows.map(({ actorCount }) => actorCount)).toEqual([1]);
  for (const kind of NOTIFICATION_KINDS) expect((await turn(kind, false)).status).toBe(200);
  const { data } = await server.ask('GET', '/notifications/get-settings', reader);
  expect((data as { disabledKinds: string[] }).disabledKinds.sort()).toEqual([...NOTIFICATION_KINDS].sort());
  expect((await turn('other', false)).status).toBe(400);
});

it('[NT-09] deletes notifications after 90 days, also when several instances do it at once', async () => {
  const { reader, rows } = await createReader();
  const { database } = server;
  const age = (id: number | undefined, days: number) =>
    database
      .updateTable('notifications')
      .set({ updated_at: new Date(Date.now() - days * 86_400_000) })
      .where('id', '=', id ?? 0)
      .execute();
  await age(rows[0]?.id, 91);
  await age(rows[1]?.id, 89);
  const deleted = await Promise.all([1, 2, 3].map(() => deleteOldNotifications(database)));
  expect(deleted.reduce((sum, each) => sum + each, 0)).toBe(1);
  expect((await idsOf(reader)).sort()).toEqual([rows[1]?.id, rows[2]?.id].sort());
});
