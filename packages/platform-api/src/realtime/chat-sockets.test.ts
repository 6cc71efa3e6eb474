import type { Message } from '@xana/contracts/http/chat/message';
import type { Sent } from '@xana/contracts/sockets/chat-sockets';
import { eventually } from '@xana/test-kit/eventually';
import type { Socket } from 'socket.io-client';
import { logIn, logInMembers, logInWithoutTerms } from '../../test/test-server.ts';
import { useChat } from '../operations/chat/test-chat.ts';
import { outcomeOf } from './test-sockets.ts';

const { sockets, server, newClientId, send, sent, acquaint, pair, connect } = useChat();

const emitSend = (socket: Socket, input: unknown) =>
  socket.timeout(3_000).emitWithAck('sendMessage', input) as Promise<Sent>;

it('[CH-03] emits messages to every tab of both members in order, and to no other member', async () => {
  const [me, friend] = await pair();
  const stranger = await logIn(server);
  const [mine, other, theirs, none] = await Promise.all([connect(me), connect(me), connect(friend), connect(stranger)]);
  for (const body of ['1', '2', '3']) await send(friend, me, body);
  const answer = await emitSend(mine.socket, { receiverId: friend.userId, clientId: newClientId(), body: '4' });
  expect(answer).toMatchObject({ message: { body: '4', seq: 4 } });
  const bodies = ({ of }: typeof mine) => of('message').map(({ body }: Message) => body);
  await eventually(() => {
    for (const tab of [mine, other, theirs]) expect(bodies(tab)).toEqual(['1', '2', '3', '4']);
  });
  expect(bodies(none)).toEqual([]);
});

it('emits typing and read events to the other member alone', async () => {
  const [me, friend] = await pair();
  await acquaint(me, friend);
  const { conversationId } = await sent(me, friend, 'Hello');
  const [mine, theirs, none] = await Promise.all([connect(me), connect(friend), connect(await logIn(server))]);
  none.socket.emit('typing', { conversationId });
  theirs.socket.emit('typing', { conversationId });
  theirs.socket.emit('typing', { conversationId: 'x; drop' });
  await friend.put(`/chat/mark-chat-read/${conversationId}`);
  await eventually(() => {
    expect(mine.of('typing')).toEqual([{ conversationId, userId: friend.userId }]);
    expect(mine.of('read')).toMatchObject([{ conversationId, userId: friend.userId, seq: 3 }]);
  });
  expect(theirs.of('typing')).toEqual([]);
});

it.each([
  null,
  7,
  'x',
  {},
  { receiverId: 'x', clientId: 'abcdefgh', body: 'x' },
  { receiverId: 1, clientId: [], body: {} },
])('[AP-03] answers %j with an error code and stays connected', async (input) => {
  const me = await connect(await logIn(server));
  expect(await emitSend(me.socket, input)).toEqual({ code: 'INPUT_INVALID' });
  me.socket.emit('sendMessage');
  me.socket.emit('sendMessage', {}, 'no function');
  expect(await emitSend(me.socket, input)).toEqual({ code: 'INPUT_INVALID' });
});

it('rejects a connection without a ticket or with a used one, and disconnects when the session ends', async () => {
  const me = await logIn(server);
  const ticket = { ticket: await sockets.ticketOf(me) };
  const connectWith = (auth: object) => outcomeOf(sockets.open('/chat', auth));
  expect(await connectWith({})).toBe('TOKEN_MISSING');
  expect(await connectWith({ ticket: 'made-up' })).toBe('TOKEN_INVALID');
  expect(await connectWith(ticket)).toBe('connected');
  expect(await connectWith(ticket)).toBe('TOKEN_INVALID');
  const live = await connect(me);
  await server.ask('POST', '/auth/logout', { token: me.token, cookie: me.cookie });
  await eventually(() => expect(live.socket.connected).toBe(false));
});

it('[LG-15] rejects a message over the socket from a member who has not accepted the terms', async () => {
  const [member, friend] = [await logInWithoutTerms(server), await logIn(server)];
  const { socket } = await connect(member);
  const message = { receiverId: friend.userId, clientId: newClientId(), body: 'Hello' };
  expect(await emitSend(socket, message)).toEqual({ code: 'TERMS_NOT_ACCEPTED' });
});

it('[LG-13] disconnects banned users and expired sessions', async () => {
  const [banned, expired, neither] = await logInMembers(server, 3);
  const open = [await connect(banned), await connect(expired), await connect(neither)];
  await server.database.updateTable('users').set({ is_banned: true }).where('id', '=', banned.userId).execute();
  await server.database
    .updateTable('sessions')
    .set({ expires_at: new Date(Date.now() - 1) })
    .where('user_id', '=', expired.userId)
    .execute();
  await eventually(() => expect(open.map(({ socket }) => socket.connected)).toEqual([false, false, true]));
});
