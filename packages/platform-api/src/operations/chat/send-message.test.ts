import type { Message } from '@xana/contracts/http/chat/message';
import type { Member } from '../../../test/test-server.ts';
import { useChat } from './test-chat.ts';

const { newClientId, send, sent, acquaint, history, unread, pair } = useChat();

const messageOf = (reply: Awaited<ReturnType<typeof send>> | undefined) => reply?.data as unknown as Message;

it('[T60] [CH-03] stores a repeated clientId once, and rejects it with another body or receiver', async () => {
  const [me, friend] = await pair();
  const clientId = newClientId();
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(me, friend, 'Once', clientId)));
  expect(new Set(answers.map(({ data }) => (data as Message).id)).size).toBe(1);
  // Again in an existing conversation, while the other member also writes.
  const next = newClientId();
  const more = await Promise.all(
    Array.from({ length: 16 }, (_, index) => (index % 4 ? send(me, friend, 'Again', next) : send(friend, me, 'Hm'))),
  );
  expect(new Set(more.filter((_, index) => index % 4).map(({ data }) => (data as Message).id)).size).toBe(1);
  expect((await send(me, friend, 'Twice', clientId)).code).toBe('CLIENT_ID_REUSED');
  const [, stranger] = await pair();
  expect((await send(me, stranger, 'Once', clientId)).code).toBe('CLIENT_ID_REUSED');
  const { count, rows } = await history(me, messageOf(answers[0]).conversationId);
  expect([count, rows.filter(({ body }) => body === 'Again').length, rows.at(-1)?.body]).toEqual([6, 1, 'Once']);
  expect(rows.map(({ seq }) => seq)).toEqual([6, 5, 4, 3, 2, 1]);
});

it('[T60] [CH-03] numbers concurrent messages of both members without gaps, in one conversation', async () => {
  const [me, friend] = await pair();
  await acquaint(me, friend);
  const messages = await Promise.all(
    Array.from({ length: 24 }, (_, index) =>
      index % 2 ? sent(me, friend, `m${index}`) : sent(friend, me, `f${index}`),
    ),
  );
  expect(new Set(messages.map(({ conversationId }) => conversationId)).size).toBe(1);
  const { rows } = await history(me, messages[0]?.conversationId ?? 0);
  expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 26 }, (_, index) => 26 - index));
});

it('[AP-02] rejects messages and hides the conversation for both members while one blocks the other', async () => {
  const [me, friend] = await pair();
  const { conversationId } = await sent(friend, me, 'Hello');
  await me.post(`/social/block/${friend.userId}`);
  expect((await send(friend, me, 'Are you there?')).code).toBe('USER_NOT_FOUND');
  expect((await send(me, friend, 'No')).code).toBe('USER_NOT_FOUND');
  for (const who of [me, friend]) {
    expect((await who.get('/chat/get-all-friends')).data).toMatchObject({ count: 0 });
    expect((await who.get(`/chat/get-friends-chat/${conversationId}/1/10`)).status).toBe(404);
  }
  expect(await unread(me)).toBe(0);
  await me.delete(`/social/block/${friend.userId}`);
  expect((await history(me, conversationId)).rows.map(({ body }) => body)).toEqual(['Hello']);
});

it.each([
  { body: '' },
  { body: ' \n ' },
  { body: 'x'.repeat(2_001) },
  { clientId: 'short' },
  { receiverId: 0 },
  { body: 'a\0' },
])('[AP-02] rejects %j and stores nothing', async (wrong) => {
  const [me, friend] = await pair();
  const body = { receiverId: friend.userId, clientId: newClientId(), body: 'Hi', ...wrong };
  expect((await me.post('/chat/create-msg', body)).code).toBe('INPUT_INVALID');
  expect((await me.get('/chat/get-all-friends')).data).toMatchObject({ count: 0 });
});

it('[CH-02] quotes the message of the same conversation that a message answers', async () => {
  const [me, friend] = await pair();
  const reply = async (from: Member, to: Member, replyTo: number) =>
    (
      await from.post('/chat/create-msg', {
        receiverId: to.userId,
        clientId: newClientId(),
        body: 'An answer',
        replyTo,
      })
    ).data as Message;
  const { id, conversationId } = await sent(me, friend, 'A question');
  const quote = { seq: 1, senderId: me.userId, body: 'A question', hasPictures: false };
  // The first answer opens the fast path, which the second one takes.
  expect((await reply(friend, me, 1)).replyTo).toEqual(quote);
  expect((await reply(me, friend, 1)).replyTo).toEqual(quote);
  expect((await reply(me, friend, 99)).replyTo).toBeNull();
  await me.delete(`/chat/delete-chat-msg/${id}`);
  const { rows } = await history(friend, conversationId);
  expect(rows.map(({ replyTo }) => replyTo)).toEqual([null, { ...quote, body: '' }, { ...quote, body: '' }, null]);
});
