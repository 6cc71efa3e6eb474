import { Wallet } from 'ethers';
import { sql } from 'kysely';
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

it('[CH-02] lists the conversation with the newest message first, whose time every message sets', async () => {
  const [me, first, second] = await logInMembers(server, 3);
  const send = (friend: Member, number: number) =>
    me.post('/chat/create-msg', { receiverId: friend.userId, clientId: `newest-${number}`, body: `message ${number}` });
  const order = async () =>
    (await list('/chat/get-all-friends', me)).rows.map((row) => (row as { user: { id: number } }).user.id);
  await send(first, 1);
  await send(second, 2);
  expect(await order()).toEqual([second.userId, first.userId]);
  // The first member answers: from now on messages are sent by the statement for known conversations.
  await first.post('/chat/create-msg', { receiverId: me.userId, clientId: 'newest-3', body: 'message 3' });
  await send(first, 4);
  expect(await order()).toEqual([first.userId, second.userId]);
  const { rows } = await sql`select conversations.id from conversations
    join messages on conversation_id = conversations.id and sequence = last_sequence
    where last_message_at is distinct from messages.created_at`.execute(server.database);
  expect(rows).toEqual([]);
});
