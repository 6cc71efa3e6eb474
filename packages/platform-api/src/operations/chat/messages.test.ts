import type { Message } from '@xana/contracts/http/chat/message';
import type { Member } from '../../../test/test-server.ts';
import { purgeDeletedMessages } from '../../database/chat/deleted-messages.ts';
import { hideContent } from '../../moderation/hide-content.ts';
import { useChat } from './test-chat.ts';

const { server, sent, pair, acquaint, connect, history } = useChat();

const remove = (member: Member, id: string) => member.delete(`/chat/delete-chat-msg/${id}`);
const restore = (member: Member, id: string) => member.post('/chat/restore-chat-msg', { id });

it('[CH-02] restores a deleted message with its likes, shows it to both, and changes nothing the second time', async () => {
  const [me, friend] = await pair();
  await acquaint(me, friend);
  const { of } = await connect(friend);
  const { id, conversationId, seq } = await sent(me, friend, 'By mistake');
  await server.ask('PUT', `/api/v1/like-unlike-msg/${conversationId}/${seq}`, {
    token: friend.token,
    host: 'chat',
    body: { isLike: true },
  });
  await remove(me, id);
  const restored = (await restore(me, id)).data as Message;
  expect(restored).toMatchObject({ id, body: 'By mistake', likes: [friend.userId], deletedAt: null });
  const [row] = (await history(friend, conversationId)).rows;
  expect(row).toMatchObject({ body: 'By mistake', change: restored.change });
  expect((await restore(me, id)).data).toMatchObject({ change: restored.change });
  const bodies = (of('message') as Message[]).filter((each) => each.id === id).map(({ body }) => body);
  expect(bodies.slice(-2)).toEqual(['', 'By mistake']);
});

it('[CH-02] restores nothing for another user, after an hour, or of a message that an operator hid', async () => {
  const [me, friend] = await pair();
  await acquaint(me, friend);
  const [first, second] = [await sent(me, friend, 'One'), await sent(me, friend, 'Two')];
  await remove(me, first.id);
  expect((await restore(friend, first.id)).code).toBe('MESSAGE_NOT_FOUND');
  const { database, platform } = server;
  await database
    .updateTable('deleted_messages')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute();
  expect((await restore(me, first.id)).code).toBe('MESSAGE_NOT_FOUND');
  await purgeDeletedMessages(database);
  expect(await database.selectFrom('deleted_messages').select('body').execute()).toEqual([]);
  await hideContent(platform, { type: 'message', id: second.id }, { operator: 'op', reason: 'Not here' });
  expect((await restore(me, second.id)).code).toBe('MESSAGE_NOT_FOUND');
});
