import { request } from 'node:http';
import type { Socket as TcpSocket } from 'node:net';
import type { Message } from '@xana/contracts/http/chat/message';
import { logIn, SITE, type TestServer } from '../test-server.ts';
import { outcomeOf, type SocketPlace, type SocketServer, startSocketServer, wait } from './test-sockets.ts';

let sockets: SocketServer;
let server: TestServer;
beforeAll(async () => {
  sockets = await startSocketServer();
  server = sockets.server;
}, 120_000);
afterEach(() => sockets.closeSockets());
afterAll(() => server.close());

async function until(isSo: () => boolean, patience = 20_000): Promise<void> {
  const end = Date.now() + patience;
  while (!isSo()) {
    if (Date.now() > end) throw new Error('It did not come to that.');
    await wait(20);
  }
}

describe('[T56] nobody gets in past the ticket', () => {
  it.each<SocketPlace>(['/chat', '/app'])('at %s with anything else', async (place) => {
    const member = await logIn(server);
    const refresh = member.cookie.split('=')[1];
    const strange = [undefined, null, '', 0, {}, [], 'made-up', 'x'.repeat(5_000), member.token, refresh];
    for (const ticket of strange)
      expect(await outcomeOf(sockets.open(place, { ticket }))).toMatch(/^TOKEN_(MISSING|INVALID)$/);
    for (const auth of [{ token: member.token }, { userId: member.userId }]) {
      expect(await outcomeOf(sockets.open(place, auth))).toBe('TOKEN_MISSING');
    }
  });

  it('with a ticket that is over, of a session that is over, or of somebody who is banned meanwhile', async () => {
    const [late, left, banned] = [await logIn(server), await logIn(server), await logIn(server)];
    const tickets = [await sockets.ticketOf(late), await sockets.ticketOf(left), await sockets.ticketOf(banned)];
    const { database } = server;
    const sessions = database.selectFrom('sessions').select('id').where('user_id', '=', late.userId);
    await database
      .updateTable('socket_tickets')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('session_id', 'in', sessions)
      .execute();
    await server.ask('POST', '/auth/logout', { body: {}, token: left.token });
    await database.updateTable('users').set({ is_banned: true }).where('id', '=', banned.userId).execute();
    for (const ticket of tickets) expect(await outcomeOf(sockets.open('/chat', { ticket }))).toBe('TOKEN_INVALID');
  });

  it('from another one’s page', async () => {
    const ticket = await sockets.ticketOf(await logIn(server));
    for (const origin of ['https://evil.test', 'null', 'http://localhost:3001', `${SITE}.evil.test`]) {
      expect(await outcomeOf(sockets.open('/chat', { ticket }, { origin }))).not.toBe('in');
    }
    expect(await outcomeOf(sockets.open('/chat', { ticket }, { origin: SITE }))).toBe('in');
  });

  it('by what an earlier connection was called', async () => {
    const { socket } = await sockets.enter(await logIn(server));
    const { id } = socket;
    socket.close();
    for (const auth of [{ pid: id, offset: '1' }, { sid: id }]) {
      expect(await outcomeOf(sockets.open('/chat', auth))).toBe('TOKEN_MISSING');
    }
  });
});

describe('[T57] what a socket says counts for its own member alone', () => {
  it('and what it says of others is answered with a code, or not at all', async () => {
    const [me, friend] = [await logIn(server), await logIn(server)];
    const [stranger, blocked] = [await logIn(server), await logIn(server)];
    const first = { receiverId: friend.userId, clientId: 'between-us-1', body: 'Hello' };
    const { data } = await server.ask('POST', '/chat/create-msg', { token: me.token, body: first });
    const { conversationId } = data as Message;
    await server.ask('POST', `/social/block/${blocked.userId}`, { token: me.token, body: {} });
    const [mine, theirs] = [await sockets.enter(me), await sockets.enter(friend)];
    for (const [name, member] of Object.entries({ stranger, blocked })) {
      const { socket } = await sockets.enter(member);
      socket.emit('typing', { conversationId, userId: friend.userId });
      // Its own member is named as the receiver, somebody else as the sender: neither is believed.
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
    expect([...mine.heard, ...theirs.heard]).toEqual([]);
  });

  it('[T62] and says to nobody but friends that its member is here', async () => {
    const [me, stranger, blocked] = [await logIn(server), await logIn(server), await logIn(server)];
    for (const other of [stranger, blocked]) {
      await server.ask('POST', '/follow/user', { token: other.token, body: { userId: me.userId } });
    }
    await server.ask('POST', '/follow/user', { token: me.token, body: { userId: blocked.userId } });
    await server.ask('POST', `/social/block/${blocked.userId}`, { token: me.token, body: {} });
    const watching = [await sockets.enter(stranger, '/app'), await sockets.enter(blocked, '/app')];
    const { socket } = await sockets.enter(me, '/app');
    await wait(200);
    socket.close();
    await wait(200);
    expect(watching.flatMap(({ heard }) => heard)).toEqual([]);
  });
});

describe('[T58] who says too much', () => {
  it('in one piece is let go', async () => {
    const { socket } = await sockets.enter(await logIn(server));
    socket.emit('sendMessage', { body: 'x'.repeat(20_000) }, () => undefined);
    await until(() => !socket.connected);
  });
});

describe('[T61] who does not listen', () => {
  it('is let go before much waits for them; others hear everything', async () => {
    const [deaf, hearing] = [await logIn(server), await logIn(server)];
    const one = await sockets.enter(hearing);
    const stopped = await stopListening(await sockets.ticketOf(deaf));
    const closed = new Promise<void>((resolve) => stopped.on('close', () => resolve()));
    const COUNT = 12_000;
    const body = 'x'.repeat(2_000);
    const isConnected = async () =>
      (await server.database.selectFrom('sessions').select('id').where('user_id', '=', deaf.userId).execute()).length;
    for (let i = 0; i < COUNT; i += 1) {
      server.platform.chatEvents.emit({ to: [deaf.userId, hearing.userId], event: 'message', data: { body } as never });
      if (i % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    await until(() => one.heard.length === COUNT, 20_000);
    stopped.resume();
    await closed;
    // The session goes on: they come again and ask for what they missed.
    expect(await isConnected()).toBe(1);
  }, 120_000);
});

/** A client of the protocol that is in, and then takes nothing from the line any more. */
async function stopListening(ticket: string): Promise<TcpSocket> {
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
  let heard = '';
  socket.on('data', (data: Buffer) => {
    heard += data.toString('latin1');
  });
  socket.write(Buffer.concat([head, text]));
  await until(() => heard.includes('40/chat,{"sid"'));
  socket.pause();
  return socket;
}
