import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { request } from 'node:http';
import { type AddressInfo, connect, type Socket as TcpSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Message } from '@xana/contracts/http/chat/message';
import { io, Manager, type Socket } from 'socket.io-client';
import { logIn, SITE, startTestServer, type TestServer } from '../test-server.ts';

type Member = Awaited<ReturnType<typeof logIn>>;
type Place = '/chat' | '/app';

let server: TestServer;
const sockets: Socket[] = [];
beforeAll(async () => {
  server = await startTestServer(mkdtempSync(join(tmpdir(), 'platform-')));
  await server.server.listen();
}, 120_000);
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});
afterAll(() => server.close());

const ticketOf = async ({ token }: Member) =>
  ((await server.ask('POST', '/auth/socket-ticket', { token })).data as { ticket: string }).ticket;
const portOf = (place: Place) =>
  (server.server.hosts[place === '/chat' ? 'chat' : 'api'].server.address() as AddressInfo).port;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function open(place: Place, auth: object, extraHeaders: Record<string, string> = {}): Socket {
  const socket = io(`http://localhost:${portOf(place)}${place}`, {
    auth,
    extraHeaders,
    reconnection: false,
    forceNew: true,
    transports: ['websocket'],
  });
  sockets.push(socket);
  return socket;
}
/** «in», or why not. */
const outcomeOf = (socket: Socket) =>
  new Promise<string>((resolve) => {
    socket.on('connect', () => resolve('in'));
    socket.on('connect_error', ({ message }) => resolve(message));
  });
async function enter(member: Member, place: Place = '/chat') {
  const socket = open(place, { ticket: await ticketOf(member) });
  const heard: { event: string; data: unknown }[] = [];
  socket.onAny((event: string, data: unknown) => heard.push({ event, data }));
  expect(await outcomeOf(socket)).toBe('in');
  return { socket, heard };
}
async function until(isSo: () => boolean, patience = 20_000): Promise<void> {
  const end = Date.now() + patience;
  while (!isSo()) {
    if (Date.now() > end) throw new Error('It did not come to that.');
    await wait(20);
  }
}

describe('[T56] nobody gets in past the ticket', () => {
  it.each<Place>(['/chat', '/app'])('at %s with anything else', async (place) => {
    const member = await logIn(server);
    const refresh = member.cookie.split('=')[1];
    const strange = [undefined, null, '', 0, {}, [], 'made-up', 'x'.repeat(5_000), member.token, refresh];
    for (const ticket of strange) expect(await outcomeOf(open(place, { ticket }))).toMatch(/^TOKEN_(MISSING|INVALID)$/);
    for (const auth of [{ token: member.token }, { userId: member.userId }]) {
      expect(await outcomeOf(open(place, auth))).toBe('TOKEN_MISSING');
    }
  });

  it('with a ticket that is over, of a session that is over, or of somebody who is banned meanwhile', async () => {
    const [late, left, banned] = [await logIn(server), await logIn(server), await logIn(server)];
    const tickets = [await ticketOf(late), await ticketOf(left), await ticketOf(banned)];
    const { database } = server;
    const sessions = database.selectFrom('sessions').select('id').where('user_id', '=', late.userId);
    await database
      .updateTable('socket_tickets')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('session_id', 'in', sessions)
      .execute();
    await server.ask('POST', '/auth/logout', { body: {}, token: left.token });
    await database.updateTable('users').set({ is_banned: true }).where('id', '=', banned.userId).execute();
    for (const ticket of tickets) expect(await outcomeOf(open('/chat', { ticket }))).toBe('TOKEN_INVALID');
  });

  it('from another one’s page', async () => {
    const ticket = await ticketOf(await logIn(server));
    for (const origin of ['https://evil.test', 'null', 'http://localhost:3001', `${SITE}.evil.test`]) {
      expect(await outcomeOf(open('/chat', { ticket }, { origin }))).not.toBe('in');
    }
    expect(await outcomeOf(open('/chat', { ticket }, { origin: SITE }))).toBe('in');
  });

  it('by what an earlier connection was called', async () => {
    const { socket } = await enter(await logIn(server));
    const { id } = socket;
    socket.close();
    for (const auth of [{ pid: id, offset: '1' }, { sid: id }]) {
      expect(await outcomeOf(open('/chat', auth))).toBe('TOKEN_MISSING');
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
    const [mine, theirs] = [await enter(me), await enter(friend)];
    for (const [name, member] of Object.entries({ stranger, blocked })) {
      const { socket } = await enter(member);
      socket.emit('typing', { conversationId, userId: friend.userId });
      // Its own member is named as the receiver, somebody else as the sender: neither is believed.
      const forged = { receiverId: friend.userId, senderId: me.userId, clientId: `forged-${name}`, body: 'As if' };
      expect(await socket.timeout(3_000).emitWithAck('send', forged)).toEqual({ code: 'INPUT_INVALID' });
      socket.emit('logoutUser', { userId: me.userId });
      socket.emit('message', { conversationId, body: 'As if' });
      socket.emit('read', { conversationId, userId: me.userId, seq: 1 });
    }
    const toMe = { receiverId: me.userId, clientId: 'to-one-who-blocked', body: 'Hi' };
    const { socket } = await enter(blocked);
    expect(await socket.timeout(3_000).emitWithAck('send', toMe)).toEqual({ code: 'USER_NOT_FOUND' });
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
    const watching = [await enter(stranger, '/app'), await enter(blocked, '/app')];
    const { socket } = await enter(me, '/app');
    await wait(200);
    socket.close();
    await wait(200);
    expect(watching.flatMap(({ heard }) => heard)).toEqual([]);
  });
});

describe('[T33] what no client of ours says', () => {
  const SAID = [[], [1, 2], [{}, 'later'], [null, null], [{}, {}], [[], [], []], ['x', () => undefined, 3]];
  const FRAMES = [
    '',
    '0',
    '0null',
    '0[]',
    '0"x"',
    '2',
    '2[]',
    '2{}',
    '2[1]',
    '2["send"]',
    '20["send",{}]',
    '3',
    '30[1]',
    '4',
    '9',
    'x',
  ];
  const BINARY = [
    '51-["send",{"_placeholder":true,"num":0}]',
    '51-["logoutUser",{"_placeholder":true,"num":7}]',
    '61-0[1]',
  ];
  const said = [
    'send',
    'typing',
    'logoutUser',
    'userFriendDisconnect',
    'connect',
    'disconnect',
    'error',
    'constructor',
  ];

  it.each<Place>(['/chat', '/app'])('at %s ends its own socket at most', async (place) => {
    const [member, other] = [await logIn(server), await logIn(server)];
    const calm = await enter(other, place);
    for (const event of said) {
      for (const words of SAID) {
        const { socket } = await enter(member, place);
        // As it goes over the line: this client does not send names that it keeps to itself.
        const text = JSON.stringify([event, ...words.map((word) => (typeof word === 'function' ? 'f' : word))]);
        for (const id of ['', '7']) socket.io.engine.write(`2${place},${id}${text}`);
        socket.emit('typing', ...words);
        await wait(5);
        socket.close();
      }
    }
    expect(calm.socket.connected).toBe(true);
    expect(await outcomeOf(open(place, { ticket: await ticketOf(member) }))).toBe('in');
  });

  it.each(['/chat', '/app', '/hand-off', '/nowhere', ''])(
    'in frames of its own at "%s" ends its own connection at most',
    async (place) => {
      const port = portOf(place === '/chat' ? '/chat' : '/app');
      for (const frame of [...FRAMES, ...BINARY]) {
        // No place is entered by the client itself: what it sends is all that is said.
        const manager = new Manager(`http://localhost:${port}`, {
          autoConnect: false,
          reconnection: false,
          transports: ['websocket'],
        });
        await new Promise<void>((resolve, reject) => manager.open((error) => (error ? reject(error) : resolve())));
        const [, type = '', rest = ''] = /^(\d-|\d?\d-|.?)(.*)$/.exec(frame) ?? [];
        for (const before of [
          '',
          `0${place},`,
          `0${place},{"builderLoginHash":"${'a'.repeat(64)}","deviceId":"one"}`,
        ]) {
          if (before) manager.engine.write(before);
          manager.engine.write(`${type}${place},${rest}`);
          if (type.includes('-')) manager.engine.write(Buffer.from('x'));
          manager.engine.write(frame);
        }
        await wait(10);
        manager.engine.close();
      }
      expect(await outcomeOf(open('/chat', { ticket: await ticketOf(await logIn(server)) }))).toBe('in');
    },
  );

  it.each(['/', '//', '/socket.io/?EIO=4&transport=websocket', '/socket.io/?EIO=3', '/socket.io/%'])(
    'by asking for a socket at %s and going away at once, goes alone',
    async (path) => {
      for (const place of ['/chat', '/app'] as const) {
        for (const after of [0, 2, 10]) {
          const caller = connect(portOf(place), 'localhost');
          await once(caller, 'connect');
          caller.write(
            `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
              `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'a'.repeat(22)}==\r\n\r\n`,
          );
          await wait(after);
          caller.resetAndDestroy();
          await wait(10);
        }
      }
      expect(await outcomeOf(open('/chat', { ticket: await ticketOf(await logIn(server)) }))).toBe('in');
    },
  );
});

describe('[T58] who says too much', () => {
  it('in one piece is let go', async () => {
    const { socket } = await enter(await logIn(server));
    socket.emit('send', { body: 'x'.repeat(20_000) }, () => undefined);
    await until(() => !socket.connected);
  });

  it('in many pieces keeps nobody else waiting for an answer', async () => {
    const [loud, quiet, friend] = [await logIn(server), await logIn(server), await logIn(server)];
    const flood = await enter(loud);
    const calm = await enter(quiet);
    let refused = 0;
    for (let i = 0; i < 3_000; i += 1) {
      const body = { receiverId: friend.userId, clientId: `loud-${String(i).padStart(5, '0')}`, body: 'Me!' };
      flood.socket.emit('send', body, (answer: { code?: string }) => {
        if (answer.code === 'RATE_LIMITED') refused += 1;
      });
    }
    const body = { receiverId: friend.userId, clientId: 'quiet-00001', body: 'Hello' };
    expect(await calm.socket.timeout(3_000).emitWithAck('send', body)).toMatchObject({ message: { body: 'Hello' } });
    await until(() => refused > 2_900);
  });
});

describe('[T61] who does not listen', () => {
  it('is let go before much waits for them; others hear everything', async () => {
    const [deaf, hearing] = [await logIn(server), await logIn(server)];
    const one = await enter(hearing);
    const stopped = await stopListening(await ticketOf(deaf));
    const closed = new Promise<void>((resolve) => stopped.on('close', () => resolve()));
    const COUNT = 12_000;
    const body = 'x'.repeat(2_000);
    const isConnected = async () =>
      (await server.database.selectFrom('sessions').select('id').where('user_id', '=', deaf.userId).execute()).length;
    for (let i = 0; i < COUNT; i += 1) {
      server.platform.news.tell({ to: [deaf.userId, hearing.userId], event: 'message', data: { body } as never });
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
  const port = portOf('/chat');
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
