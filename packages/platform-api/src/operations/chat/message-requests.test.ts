import type { Message } from '@xana/contracts/http/chat/message';
import { eventually } from '@xana/test-kit/eventually';
import { follow } from '../../../test/member-actions.ts';
import { logIn, type Member } from '../../../test/test-server.ts';
import { useChat } from './test-chat.ts';

const { server, newClientId, send, sent, history, requests, conversations, unread, pair, connect } = useChat();

const change = (method: 'PUT' | 'DELETE', name: string, member: Member, id: number) =>
  server.ask(method, `/chat/${name}-message-request/${id}`, { token: member.token });
const accept = (member: Member, id: number) => change('PUT', 'accept', member, id);
const remove = (member: Member, id: number) => change('DELETE', 'remove', member, id);
const restore = (member: Member, id: number) => change('PUT', 'restore', member, id);
const bodies = async (member: Member, id: number) => (await history(member, id)).rows.map(({ body }) => body);
const target = async (from: Member, to: Member) => (await from.get(`/chat/get-conversation/${to.userId}`)).data;

it('[CM-01] makes a request of messages from a user whom the receiver does not follow, until it is accepted', async () => {
  const [stranger, me] = await pair();
  const { conversationId } = await sent(stranger, me, 'Hello');
  expect([await unread(me), (await conversations(me)).count]).toEqual([0, 0]);
  expect((await requests(me)).rows).toMatchObject([{ conversationId, lastMessage: 'Hello', unreadCount: 1 }]);
  expect((await requests(stranger)).count).toBe(0);
  expect((await conversations(stranger)).rows).toMatchObject([{ conversationId }]);
  expect(await target(me, stranger)).toMatchObject({ conversationId, isRequest: true });
  expect((await accept(me, conversationId)).data).toEqual({ isAccepted: true });
  expect((await accept(me, conversationId)).status).toBe(200);
  expect([await unread(me), (await requests(me)).count]).toEqual([1, 0]);
  expect((await conversations(me)).rows).toMatchObject([{ conversationId, unreadCount: 1 }]);
});

it('[CM-01] accepts a request by an answer, and by a follow', async () => {
  const [me, one] = await pair();
  const other = await logIn(server);
  await sent(one, me, 'Hello');
  await sent(other, me, 'Hello');
  await sent(me, one, 'Hi');
  await follow(me, other);
  expect([(await requests(me)).count, (await conversations(me)).count, await unread(me)]).toEqual([0, 2, 2]);
});

it('[CM-01] makes no request of messages from a user whom the receiver follows', async () => {
  const [me, friend] = await pair();
  await follow(me, friend);
  await sent(friend, me, 'Hello');
  expect([(await requests(me)).count, await unread(me)]).toEqual([0, 1]);
});

it('[CM-02] [T120] accepts three messages of a request, also at the same time, and more after it is accepted', async () => {
  const [stranger, me] = await pair();
  const clientId = newClientId();
  const answers = await Promise.all([1, 2, 3, 4, 5].map((number) => send(stranger, me, `${number}`)));
  expect(answers.map(({ code }) => code).filter(Boolean)).toEqual([
    'MESSAGE_REQUEST_PENDING',
    'MESSAGE_REQUEST_PENDING',
  ]);
  expect((await send(stranger, me, 'Four', clientId)).code).toBe('MESSAGE_REQUEST_PENDING');
  const [{ conversationId } = { conversationId: 0 }] = (await requests(me)).rows;
  expect((await history(stranger, conversationId)).count).toBe(3);
  await accept(me, conversationId);
  expect((await send(stranger, me, 'Four', clientId)).status).toBe(200);
});

it('[CM-02] [T120] does not tell the sender that a request was seen, accepted or removed', async () => {
  const [stranger, me] = await pair();
  const theirs = await connect(stranger);
  const { conversationId } = await sent(stranger, me, 'Hello');
  await me.put(`/chat/mark-chat-read/${conversationId}`);
  const state = () => Promise.all([history(stranger, conversationId), conversations(stranger), target(stranger, me)]);
  const before = await state();
  await remove(me, conversationId);
  expect(await state()).toEqual(before);
  expect((await send(stranger, me, 'Are you there?')).status).toBe(200);
  await eventually(() => expect(theirs.of('message')).toHaveLength(2));
  expect(theirs.of('read')).toEqual([]);
});

it('[CM-03] removes a request with its messages, and restores it', async () => {
  const [stranger, me] = await pair();
  const { conversationId, id } = await sent(stranger, me, 'Hello');
  expect((await remove(me, conversationId)).data).toEqual({ isRemoved: true });
  expect((await remove(me, conversationId)).status).toBe(200);
  expect((await requests(me)).count).toBe(0);
  expect(await target(me, stranger)).toMatchObject({ conversationId: null, isRequest: false });
  const mine = await connect(me);
  await sent(stranger, me, 'Are you there?');
  await stranger.put(`/chat/edit-chat-msg/${id}`, { body: 'Hey' });
  expect((await requests(me)).count).toBe(0);
  expect(await history(me, conversationId)).toBeNull();
  expect(mine.of('message')).toEqual([]);
  expect((await restore(me, conversationId)).data).toEqual({ isRemoved: false });
  expect(await bodies(me, conversationId)).toEqual(['Are you there?', 'Hey']);
  expect((await requests(me)).count).toBe(1);
});

it('[CM-03] shows what was written after a removed request, once the member writes to the user', async () => {
  const [stranger, me] = await pair();
  const { conversationId, id } = await sent(stranger, me, 'Old');
  await remove(me, conversationId);
  expect(await sent(me, stranger, 'Hello')).toMatchObject({ seq: 2 });
  await sent(stranger, me, 'Welcome');
  expect(await history(me, conversationId)).toMatchObject({ count: 3, firstSeq: 2 });
  expect(await bodies(me, conversationId)).toEqual(['Welcome', 'Hello']);
  expect(await bodies(stranger, conversationId)).toEqual(['Welcome', 'Hello', 'Old']);
  const like = await server.ask('PUT', `/api/v1/like-unlike-msg/${conversationId}/1`, {
    token: me.token,
    host: 'chat',
  });
  expect(like.code).toBe('MESSAGE_NOT_FOUND');
  await stranger.put(`/chat/edit-chat-msg/${id}`, { body: 'Hey' });
  const changes = await me.get(`/chat/get-changes/${conversationId}/0/50`);
  expect((changes.data as { rows: Message[] }).rows.map(({ body }) => body)).toEqual(['Hello', 'Welcome']);
});

it('[CM-03] hides requests of blocked users, and rejects to remove a conversation that is not a request', async () => {
  const [stranger, me] = await pair();
  const { conversationId } = await sent(stranger, me, 'Hello');
  await me.post(`/social/block/${stranger.userId}`);
  expect((await requests(me)).count).toBe(0);
  expect((await accept(me, conversationId)).code).toBe('CONVERSATION_NOT_FOUND');
  expect((await remove(stranger, conversationId)).code).toBe('CONVERSATION_NOT_FOUND');
  expect((await remove(await logIn(server), conversationId)).code).toBe('CONVERSATION_NOT_FOUND');
});

it('[CM-04] marks conversations with muted users, and does not count their unread messages', async () => {
  const [me, friend] = await pair();
  await sent(me, friend, 'Hello');
  await sent(friend, me, 'Hi');
  const mute = (method: 'POST' | 'DELETE') => server.ask(method, `/social/mute/${friend.userId}`, { token: me.token });
  await mute('POST');
  expect(await unread(me)).toBe(0);
  expect((await conversations(me)).rows).toMatchObject([{ isMuted: true, unreadCount: 1 }]);
  expect(await target(me, friend)).toMatchObject({ isMuted: true });
  await mute('DELETE');
  expect([await unread(me), (await conversations(me)).rows[0]?.isMuted]).toEqual([1, false]);
});
