import { Wallet } from 'ethers';
import { type Reader, readList } from '../../../test/member-actions.ts';
import { logIn, logInMembers, type Member, useTestServer } from '../../../test/test-server.ts';

const server = useTestServer({ seed: 'demo' });

const list = (url: string, reader: Reader = server) => readList<object>(reader, url);

it('[HD-09] [CH-02] lists conversations with their unread messages, to their members alone', async () => {
  const [me, friend, stranger] = await logInMembers(server, 3);
  const send = (from: Member, receiverId: number, number: number) =>
    from.post('/chat/create-msg', { receiverId, clientId: `content-${number}`, body: `message ${number}` });
  await send(friend, me.userId, 1);
  await send(friend, me.userId, 2);
  const id = ((await send(me, friend.userId, 3)).data as { conversationId: number }).conversationId;
  const unread = async (member: Member) => (await member.get('/chat/fetch-unread-chats-count')).data as number;
  expect([await unread(me), await unread(friend), await unread(stranger)]).toEqual([2, 1, 0]);
  const page = await list(`/chat/get-friends-chat/${id}/1/2`, me);
  expect(page.rows).toMatchObject([{ body: 'message 3' }, { body: 'message 2' }]);
  expect((await stranger.get(`/chat/get-friends-chat/${id}/1/2`)).code).toBe('CONVERSATION_NOT_FOUND');
  expect((await list('/chat/get-all-friends', me)).rows[0]).toMatchObject({
    lastMessage: 'message 3',
    lastSenderId: me.userId,
    unreadCount: 2,
  });
  const mark = (member: Member) => member.put(`/chat/mark-chat-read/${id}`);
  expect((await mark(stranger)).code).toBe('CONVERSATION_NOT_FOUND');
  expect((await mark(me)).data).toEqual({ unreadCount: 0 });
  expect((await mark(me)).data).toEqual({ unreadCount: 0 });
  expect([await unread(me), await unread(friend)]).toEqual([0, 1]);
});

it('logs in as the demo member, who has eight conversations', async () => {
  const member = await logIn(server, new Wallet(`0x${'da7a'.repeat(16)}`));
  expect(member.userId).toBe(1);
  expect((await list('/chat/get-all-friends', member)).count).toBe(8);
});
