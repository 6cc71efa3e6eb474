import { useChat } from './test-chat.ts';

const { server, sent, history, unread, pair } = useChat();

it('[CH-02] counts the messages of others as unread until they are read or deleted', async () => {
  const [me, friend] = await pair();
  const { conversationId, id } = await sent(friend, me, 'One');
  await sent(friend, me, 'Two');
  await sent(me, friend, 'Mine');
  expect([await unread(me), await unread(friend)]).toEqual([2, 1]);
  await server().ask('DELETE', `/chat/delete-chat-msg/${id}`, { token: friend.token });
  expect(await unread(me)).toBe(1);
  await server().ask('PUT', `/chat/mark-chat-read/${conversationId}`, { token: me.token });
  expect(await unread(me)).toBe(0);
  expect((await history(friend, conversationId)).rows.map(({ readAt }) => readAt !== null)).toEqual([
    false,
    true,
    true,
  ]);
});
