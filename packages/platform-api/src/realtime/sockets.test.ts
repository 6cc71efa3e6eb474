import { request } from 'node:http';
import type { Socket as TcpSocket } from 'node:net';
import type { Message } from '@xana/contracts/http/chat/message';
import { eventually } from '@xana/test-kit/eventually';
import { follow } from '../../test/member-actions.ts';
import { logIn, logInMembers, SITE } from '../../test/test-server.ts';
import { outcomeOf, type SocketNamespace, useSocketServer, wait } from './test-sockets.ts';

const sockets = useSocketServer();
const { server } = sockets;

describe('[T56] socket authentication', () => {
  it.each<SocketNamespace>(['/chat', '/app'])('rejects every credential but a ticket at %s', async (namespace) => {
    const member = await logIn(server);
    const refresh = member.cookie.split('=')[1];
    const strange = [undefined, null, '', 0, {}, [], 'made-up', 'x'.repeat(5_000), member.token, refresh];
    for (const ticket of strange)
      expect(await outcomeOf(sockets.open(namespace, { ticket }))).toMatch(/^TOKEN_(MISSING|INVALID)$/);
    for (const auth of [{ token: member.token }, { userId: member.userId }]) {
      expect(await outcomeOf(sockets.open(namespace, auth))).toBe('TOKEN_MISSING');
    }
  });

  it('rejects a ticket that expired, that of an ended session, and that of a banned member', async () => {
    const [expired, loggedOut, banned] = await logInMembers(server, 3);
    const tickets = [
      await sockets.ticketOf(expired),
      await sockets.ticketOf(loggedOut),
      await sockets.ticketOf(banned),
    ];
    const { database } = server;
    const sessions = database.selectFrom('sessions').select('id').where('user_id', '=', expired.userId);
    await database
      .updateTable('socket_tickets')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('session_id', 'in', sessions)
      .execute();
    await loggedOut.post('/auth/logout', {});
    await database.updateTable('users').set({ is_banned: true }).where('id', '=', banned.userId).execute();
    for (const ticket of tickets) expect(await outcomeOf(sockets.open('/chat', { ticket }))).toBe('TOKEN_INVALID');
  });

  it('rejects a cross-origin connection with a valid ticket (cross-site WebSocket hijacking, CWE-1385)', async () => {
    const ticket = await sockets.ticketOf(await logIn(server));
    for (const origin of ['https://evil.test', 'null', 'http://localhost:3001', `${SITE}.evil.test`]) {
      expect(await outcomeOf(sockets.open('/chat', { ticket }, { origin }))).not.toBe('connected');
    }
    expect(await outcomeOf(sockets.open('/chat', { ticket }, { origin: SITE }))).toBe('connected');
  });

  it('rejects the ids of an earlier connection in place of a ticket', async () => {
    const { socket } = await sockets.enter(await logIn(server));
    const { id } = socket;
    socket.close();
    for (const auth of [{ pid: id, offset: '1' }, { sid: id }]) {
      expect(await outcomeOf(sockets.open('/chat', auth))).toBe('TOKEN_MISSING');
    }
  });
});

describe('[T57] socket events', () => {
  it('ignores or rejects ids of other users in a payload (IDOR)', async () => {
    const [me, friend] = await logInMembers(server, 2);
    const [stranger, blocked] = await logInMembers(server, 2);
    const first = { receiverId: friend.userId, clientId: 'between-us-1', body: 'Hello' };
    const { data } = await me.post('/chat/create-msg', first);
    const { conversationId } = data as Message;
    await me.post(`/social/block/${blocked.userId}`, {});
    const [mine, theirs] = [await sockets.enter(me), await sockets.enter(friend)];
    for (const [name, member] of Object.entries({ stranger, blocked })) {
      const { socket } = await sockets.enter(member);
      socket.emit('typing', { conversationId, userId: friend.userId });
      // A forged sender makes the whole payload invalid.
      const forged = { receiverId: friend.userId, senderId: me.userId, clientId: `forged-${name}`, body: 'As if' };
      expect(await socket.timeout(3_000).emitWithAck('sendMessage', forged)).toEqual({ code: 'INPUT_INVALID' });
      socket.emit('logoutUser', { userId: me.userId });
      socket.emit('message', { conversationId, body: 'As if' });
      socket.emit('read', { conversationId, userId: me.userId, seq: 1 });
    }
    const toMe = { receiverId: me.userId, clientId: 'to-one-who-blocked', body: 'Hi' };
    const { socket } = await sockets.enter(blocked);
    expect(await socket.timeout(3_000).emitWithAck('sendMessage', toMe)).toEqual({ code: 'USER_NOT_FOUND' });
    await wait(200);
    expect([mine.socket.connected, theirs.socket.connected]).toEqual([true, true]);
    expect([...mine.received, ...theirs.received]).toEqual([]);
  });

  it('[T62] emits presence to friends only, not to followers or blocked members', async () => {
    const [me, stranger, blocked] = await logInMembers(server, 3);
    for (const other of [stranger, blocked]) {
      await follow(other, me);
    }
    await follow(me, blocked);
    await me.post(`/social/block/${blocked.userId}`, {});
    const watching = [await sockets.enter(stranger, '/app'), await sockets.enter(blocked, '/app')];
    const { socket } = await sockets.enter(me, '/app');
    await wait(200);
    socket.close();
    await wait(200);
    const presence = watching.flatMap(({ received }) => received).filter(({ event }) => event.startsWith('userFriend'));
    expect(presence).toEqual([]);
  });
});

describe('[T58] maxHttpBufferSize', () => {
  it('disconnects a client that sends a packet above the limit', async () => {
    const { socket } = await sockets.enter(await logIn(server));
    socket.emit('sendMessage', { body: 'x'.repeat(20_000) }, () => undefined);
    await eventually(() => !socket.connected);
  });
});

describe('[T61] backpressure', () => {
  it('disconnects a client that does not read, and delivers every event to the others', async () => {
    const [stalled, reading] = await logInMembers(server, 2);
    const one = await sockets.enter(reading);
    const stalledSocket = await openStalledSocket(await sockets.ticketOf(stalled));
    const closed = new Promise<void>((resolve) => stalledSocket.on('close', () => resolve()));
    const COUNT = 12_000;
    const body = 'x'.repeat(2_000);
    const countSessions = async () =>
      (await server.database.selectFrom('sessions').select('id').where('user_id', '=', stalled.userId).execute())
        .length;
    for (let i = 0; i < COUNT; i += 1) {
      server.platform.chatEvents.emit({
        to: [stalled.userId, reading.userId],
        event: 'message',
        data: { body } as never,
      });
      if (i % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    await eventually(() => one.received.length === COUNT, 20_000);
    stalledSocket.resume();
    await closed;
    // The session continues: the client can reconnect and request what it missed.
    expect(await countSessions()).toBe(1);
  }, 120_000);
});

/** A raw Socket.IO client that connects and then stops reading from its TCP connection. */
async function openStalledSocket(ticket: string): Promise<TcpSocket> {
  const port = sockets.portOf('/chat');
  const socket = await new Promise<TcpSocket>((resolve, reject) => {
    const asking = request({
      port,
      host: 'localhost',
      path: '/socket.io/?EIO=4&transport=websocket',
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.alloc(16, 1).toString('base64'),
      },
    });
    asking.on('upgrade', (_response, upgraded) => resolve(upgraded as TcpSocket));
    asking.on('error', reject);
    asking.end();
  });
  const text = Buffer.from(`40/chat,${JSON.stringify({ ticket })}`);
  const head = Buffer.from([0x81, 0x80 | 126, text.length >> 8, text.length & 0xff, 0, 0, 0, 0]);
  let received = '';
  socket.on('data', (data: Buffer) => {
    received += data.toString('latin1');
  });
  socket.write(Buffer.concat([head, text]));
  await eventually(() => received.includes('40/chat,{"sid"'));
  socket.pause();
  return socket;
}
