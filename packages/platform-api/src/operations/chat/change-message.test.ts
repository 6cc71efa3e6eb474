import type { Message } from '@xana/contracts/http/chat/message';
import type { Member } from '../../../test/test-server.ts';
import { useChat } from './test-chat.ts';

const { server, sent, pair } = useChat();

it('[CH-02] edits, likes and deletes a message, and numbers the changes of the conversation', async () => {
  const [me, friend] = await pair();
  const first = await sent(me, friend, '  Hello  ');
  expect(first).toMatchObject({ body: 'Hello', seq: 1, change: 1, senderId: me.userId, receiverId: friend.userId });
  const second = await sent(friend, me, 'Hi');
  expect(second).toMatchObject({ conversationId: first.conversationId, seq: 2, change: 2 });

  const edit = (who: Member, body: string) => who.put(`/chat/edit-chat-msg/${first.id}`, { body });
  expect((await edit(friend, 'Not mine')).code).toBe('MESSAGE_NOT_FOUND');
  expect((await edit(me, 'Hello!')).data).toMatchObject({ body: 'Hello!', change: 3 });

  const like = async (who: Member, body: object = {}) =>
    (
      await server.ask('PUT', `/api/v1/like-unlike-msg/${first.conversationId}/1`, {
        token: who.token,
        host: 'chat',
        body,
      })
    ).data as Message;
  expect((await like(friend)).likes).toEqual([friend.userId]);
  expect((await like(friend, { isLike: true })).change).toBe(4);
  expect((await like(friend)).likes).toEqual([]);

  const remove = (who: Member) => who.delete(`/chat/delete-chat-msg/${first.id}`);
  expect((await remove(friend)).code).toBe('MESSAGE_NOT_FOUND');
  expect((await remove(me)).data).toMatchObject({ body: '', seq: 1, change: 6 });
  expect((await remove(me)).code).toBe('MESSAGE_NOT_FOUND');
  expect((await edit(me, 'Back')).code).toBe('MESSAGE_NOT_FOUND');

  const { data } = await me.get(`/chat/get-changes/${first.conversationId}/2/50`);
  expect(data).toMatchObject({ rows: [{ id: first.id, change: 6 }], lastChange: 6 });
});
