import { Wallet } from 'ethers';
import { logIn, useTestServer } from '../../../test/test-server.ts';

const server = useTestServer({ seed: 'demo' });

interface List {
  count: number;
  rows: Record<string, never>[];
}

const list = async (url: string, token?: string) => (await server.ask('GET', url, { token })).data as List;

it('[HD-09] [CH-02] lists conversations with their unread messages, to their members alone', async () => {
  const me = await logIn(server);
  const friend = await logIn(server);
  const stranger = await logIn(server);
  const send = (from: typeof me, receiverId: number, number: number) =>
    server.ask('POST', '/chat/create-msg', {
      token: from.token,
      body: { receiverId, clientId: `content-${number}`, body: `message ${number}` },
    });
  await send(friend, me.userId, 1);
  await send(friend, me.userId, 2);
  const id = ((await send(me, friend.userId, 3)).data as { conversationId: number }).conversationId;
  const unread = async (token: string) =>
    (await server.ask('GET', '/chat/fetch-unread-chats-count', { token })).data as number;
  expect([await unread(me.token), await unread(friend.token), await unread(stranger.token)]).toEqual([2, 1, 0]);
  const page = await list(`/chat/get-friends-chat/${id}/1/2`, me.token);
  expect(page.rows.map(({ body }) => body)).toEqual(['message 3', 'message 2']);
  expect((await server.ask('GET', `/chat/get-friends-chat/${id}/1/2`, { token: stranger.token })).code).toBe(
    'CONVERSATION_NOT_FOUND',
  );
  expect((await list('/chat/get-all-friends', me.token)).rows[0]).toMatchObject({
    lastMessage: 'message 3',
    lastSenderId: me.userId,
    unreadCount: 2,
  });
  const mark = (token: string) => server.ask('PUT', `/chat/mark-chat-read/${id}`, { token });
  expect((await mark(stranger.token)).code).toBe('CONVERSATION_NOT_FOUND');
  expect((await mark(me.token)).data).toEqual({ unreadCount: 0 });
  expect((await mark(me.token)).data).toEqual({ unreadCount: 0 });
  expect([await unread(me.token), await unread(friend.token)]).toEqual([0, 1]);
});

it('logs in as the demo member, who has eight conversations', async () => {
  const member = await logIn(server, new Wallet(`0x${'da7a'.repeat(16)}`));
  expect(member.userId).toBe(1);
  expect((await list('/chat/get-all-friends', member.token)).count).toBe(8);
});
