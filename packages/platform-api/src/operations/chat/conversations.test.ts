import { useChat } from './test-chat.ts';

const { sent, pair, history, unread } = useChat();

it('[CH-01] returns the user and the conversation with them, which begins with the first message', async () => {
  const [me, friend] = await pair();
  const get = (userId: number) => me.get(`/chat/get-conversation/${userId}`);
  expect((await get(friend.userId)).data).toMatchObject({ conversationId: null, user: { id: friend.userId } });
  const { conversationId } = await sent(friend, me, 'Hello');
  expect((await get(friend.userId)).data).toMatchObject({ conversationId });
  expect((await get(me.userId)).code).toBe('MESSAGE_SELF');
  expect((await get(999_999)).code).toBe('USER_NOT_FOUND');
});

it('[AP-02] hides a user who has blocked the caller', async () => {
  const [me, friend] = await pair();
  await sent(friend, me, 'Hello');
  await friend.post(`/social/block/${me.userId}`);
  const answer = await me.get(`/chat/get-conversation/${friend.userId}`);
  expect(answer.code).toBe('USER_NOT_FOUND');
});

it('[CH-02] counts the messages of others as unread until they are read or deleted', async () => {
  const [me, friend] = await pair();
  const { conversationId, id } = await sent(friend, me, 'One');
  await sent(friend, me, 'Two');
  await sent(me, friend, 'Mine');
  expect([await unread(me), await unread(friend)]).toEqual([2, 1]);
  await friend.delete(`/chat/delete-chat-msg/${id}`);
  expect(await unread(me)).toBe(1);
  await me.put(`/chat/mark-chat-read/${conversationId}`);
  expect(await unread(me)).toBe(0);
  expect((await history(friend, conversationId)).rows.map(({ readAt }) => readAt !== null)).toEqual([
    false,
    true,
    true,
  ]);
});
