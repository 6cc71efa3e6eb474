import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Message } from '@xana/contracts/http/chat/message';
import type { Sent } from '@xana/contracts/sockets/chat-sockets';
import fc from 'fast-check';
import { io, type Socket } from 'socket.io-client';
import { logIn, startTestServer, type TestServer } from '../../test-server.ts';

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

type Member = Awaited<ReturnType<typeof logIn>>;

let made = 0;
const newClientId = () => `test-${String(made++).padStart(6, '0')}`;

const send = (from: Member, to: Member, body: string, clientId = newClientId()) =>
  server.ask('POST', '/chat/create-msg', { token: from.token, body: { receiverId: to.userId, clientId, body } });
const sent = async (...given: Parameters<typeof send>) => (await send(...given)).data as Message;
const history = async (member: Member, conversationId: number, page = 1, limit = 50) =>
  (await server.ask('GET', `/chat/get-friends-chat/${conversationId}/${page}/${limit}`, { token: member.token }))
    .data as unknown as { count: number; rows: Message[] };
const messageOf = (reply: Awaited<ReturnType<typeof send>> | undefined) => reply?.data as unknown as Message;
const unread = async ({ token }: Member) =>
  (await server.ask('GET', '/chat/fetch-unread-chats-count', { token })).data as number;

async function pair(): Promise<[Member, Member]> {
  return [await logIn(server), await logIn(server)];
}

/** Connected, and every event that it hears from then on. */
async function connect({ token }: Member, namespace: '/chat' | '/app' = '/chat') {
  const { data } = await server.ask('POST', '/auth/socket-ticket', { token });
  const host = server.server.hosts[namespace === '/chat' ? 'chat' : 'api'];
  const { port } = host.server.address() as AddressInfo;
  const socket = io(`http://localhost:${port}${namespace}`, {
    auth: { ticket: (data as { ticket: string }).ticket },
    reconnection: false,
    forceNew: true,
  });
  sockets.push(socket);
  const heard: { event: string; data: unknown }[] = [];
  socket.onAny((event: string, data: unknown) => heard.push({ event, data }));
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', () => resolve());
    socket.on('connect_error', reject);
  });
  const of = (event: string) => heard.filter((each) => each.event === event).map((each) => each.data as never);
  return { socket, of };
}

async function eventually(check: () => void | Promise<void>, patience = 20_000): Promise<void> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

describe('messages', () => {
  it('[CH-02] are sent, changed, liked and taken back; what happened has an order of its own', async () => {
    const [me, friend] = await pair();
    const first = await sent(me, friend, '  Hello  ');
    expect(first).toMatchObject({ body: 'Hello', seq: 1, change: 1, senderId: me.userId, receiverId: friend.userId });
    const second = await sent(friend, me, 'Hi');
    expect(second).toMatchObject({ conversationId: first.conversationId, seq: 2, change: 2 });

    const edit = (who: Member, body: string) =>
      server.ask('PUT', `/chat/edit-chat-msg/${first.id}`, { token: who.token, body: { body } });
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

    const remove = (who: Member) => server.ask('DELETE', `/chat/delete-chat-msg/${first.id}`, { token: who.token });
    expect((await remove(friend)).code).toBe('MESSAGE_NOT_FOUND');
    expect((await remove(me)).data).toMatchObject({ body: '', seq: 1, change: 6 });
    expect((await remove(me)).code).toBe('MESSAGE_NOT_FOUND');
    expect((await edit(me, 'Back')).code).toBe('MESSAGE_NOT_FOUND');

    const { data } = await server.ask('GET', `/chat/get-changes/${first.conversationId}/2/50`, { token: me.token });
    expect(data).toMatchObject({ rows: [{ id: first.id, change: 6 }], lastChange: 6 });
  });

  it('[T60] [CH-03] sent again are the same message; the same id for other words is refused', async () => {
    const [me, friend] = await pair();
    const clientId = newClientId();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(me, friend, 'Once', clientId)));
    expect(new Set(answers.map(({ data }) => (data as Message).id)).size).toBe(1);
    // Once more where there is a conversation already, and the other one writes as well.
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

  it('[T60] [CH-03] of both at once have numbers without gaps, in one conversation', async () => {
    const [me, friend] = await pair();
    const messages = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        index % 2 ? sent(me, friend, `m${index}`) : sent(friend, me, `f${index}`),
      ),
    );
    expect(new Set(messages.map(({ conversationId }) => conversationId)).size).toBe(1);
    const { rows } = await history(me, messages[0]?.conversationId ?? 0);
    expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 24 }, (_, index) => 24 - index));
  });

  it('[T60] [CH-03] whoever knows everything up to any change gets the rest, each message once, as it is now', async () => {
    const [me, friend] = await pair();
    const { conversationId } = await sent(me, friend, 'Begin');
    type Deed = { kind: 'send' | 'edit' | 'delete' | 'like'; on: number };
    const deed = fc.record<Deed>({
      kind: fc.constantFrom('send', 'send', 'edit', 'delete', 'like'),
      on: fc.nat(9),
    });
    const everything = async () => {
      const rows: Message[] = [];
      for (let page = 1; ; page += 1) {
        const { rows: more } = await history(me, conversationId, page, 20);
        rows.push(...more);
        if (more.length < 20) return new Map(rows.map((row) => [row.id, row]));
      }
    };
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 1, maxLength: 6 }), async (deeds) => {
        const known = await everything();
        let after = Math.max(...[...known.values()].map(({ change }) => change));
        for (const { kind, on } of deeds) {
          const id = [...known.keys()][on % known.size];
          if (kind === 'send') await send(on % 2 ? me : friend, on % 2 ? friend : me, `${kind} ${on}`);
          if (kind === 'edit')
            await server.ask('PUT', `/chat/edit-chat-msg/${id}`, { token: me.token, body: { body: `e${on}` } });
          if (kind === 'delete') await server.ask('DELETE', `/chat/delete-chat-msg/${id}`, { token: me.token });
          if (kind === 'like')
            await server.ask('PUT', `/api/v1/like-unlike-msg/${id?.replace('-', '/')}`, {
              token: friend.token,
              host: 'chat',
            });
        }
        for (let more = true; more; ) {
          const { data } = await server.ask('GET', `/chat/get-changes/${conversationId}/${after}/3`, {
            token: me.token,
          });
          const { rows, lastChange } = data as { rows: Message[]; lastChange: number };
          expect(rows.every(({ change }, index) => change > (rows[index - 1]?.change ?? after))).toBe(true);
          for (const row of rows) known.set(row.id, row);
          after = rows.at(-1)?.change ?? after;
          more = after < lastChange;
        }
        expect(known).toEqual(await everything());
      }),
      { numRuns: 12 },
    );
  });

  it('[CH-02] count as unread until they are read; one’s own and those taken back do not', async () => {
    const [me, friend] = await pair();
    const { conversationId, id } = await sent(friend, me, 'One');
    await sent(friend, me, 'Two');
    await sent(me, friend, 'Mine');
    expect([await unread(me), await unread(friend)]).toEqual([2, 1]);
    await server.ask('DELETE', `/chat/delete-chat-msg/${id}`, { token: friend.token });
    expect(await unread(me)).toBe(1);
    await server.ask('PUT', `/chat/mark-chat-read/${conversationId}`, { token: me.token });
    expect(await unread(me)).toBe(0);
    expect((await history(friend, conversationId)).rows.map(({ readAt }) => readAt !== null)).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe('[AP-02] conversations', () => {
  it('are closed to everybody else', async () => {
    const [me, friend] = await pair();
    const stranger = await logIn(server);
    const { conversationId, id } = await sent(me, friend, 'Between us');
    const codes = await Promise.all([
      server.ask('GET', `/chat/get-friends-chat/${conversationId}/1/10`, { token: stranger.token }),
      server.ask('GET', `/chat/get-changes/${conversationId}/0/10`, { token: stranger.token }),
      server.ask('PUT', `/chat/mark-chat-read/${conversationId}`, { token: stranger.token }),
      server.ask('PUT', `/chat/edit-chat-msg/${id}`, { token: stranger.token, body: { body: 'x' } }),
      server.ask('DELETE', `/chat/delete-chat-msg/${id}`, { token: stranger.token }),
      server.ask('PUT', `/api/v1/like-unlike-msg/${conversationId}/1`, { token: stranger.token, host: 'chat' }),
    ]);
    expect(codes.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await history(me, conversationId)).rows[0]).toMatchObject({ body: 'Between us', likes: [] });
  });

  it('end for both when one blocks the other, and are there again afterwards', async () => {
    const [me, friend] = await pair();
    const { conversationId } = await sent(friend, me, 'Hello');
    await server.ask('POST', `/social/block/${friend.userId}`, { token: me.token });
    expect((await send(friend, me, 'Are you there?')).code).toBe('USER_NOT_FOUND');
    expect((await send(me, friend, 'No')).code).toBe('USER_NOT_FOUND');
    for (const who of [me, friend]) {
      expect((await server.ask('GET', '/chat/get-all-friends', { token: who.token })).data).toMatchObject({ count: 0 });
      expect(
        (await server.ask('GET', `/chat/get-friends-chat/${conversationId}/1/10`, { token: who.token })).status,
      ).toBe(404);
    }
    expect(await unread(me)).toBe(0);
    await server.ask('DELETE', `/social/block/${friend.userId}`, { token: me.token });
    expect((await history(me, conversationId)).rows.map(({ body }) => body)).toEqual(['Hello']);
  });

  it.each([
    { body: '' },
    { body: ' \n ' },
    { body: 'x'.repeat(2_001) },
    { clientId: 'short' },
    { receiverId: 0 },
    { body: 'a\0' },
  ])('refuse %j and keep nothing', async (wrong) => {
    const [me, friend] = await pair();
    const body = { receiverId: friend.userId, clientId: newClientId(), body: 'Hi', ...wrong };
    expect((await server.ask('POST', '/chat/create-msg', { token: me.token, body })).code).toBe('INPUT_INVALID');
    expect((await server.ask('GET', '/chat/get-all-friends', { token: me.token })).data).toMatchObject({ count: 0 });
  });
});

describe('sockets', () => {
  const emitSend = (socket: Socket, input: unknown) =>
    socket.timeout(3_000).emitWithAck('sendMessage', input) as Promise<Sent>;

  it('[CH-03] bring messages to every tab of both people, in order, and to nobody else', async () => {
    const [me, friend] = await pair();
    const stranger = await logIn(server);
    const [mine, other, theirs, none] = await Promise.all([
      connect(me),
      connect(me),
      connect(friend),
      connect(stranger),
    ]);
    for (const body of ['1', '2', '3']) await send(friend, me, body);
    const answer = await emitSend(mine.socket, { receiverId: friend.userId, clientId: newClientId(), body: '4' });
    expect(answer).toMatchObject({ message: { body: '4', seq: 4 } });
    const bodies = ({ of }: typeof mine) => of('message').map(({ body }: Message) => body);
    await eventually(() => {
      for (const tab of [mine, other, theirs]) expect(bodies(tab)).toEqual(['1', '2', '3', '4']);
    });
    expect(bodies(none)).toEqual([]);
  });

  it('say when somebody types or has read, to the other one alone', async () => {
    const [me, friend] = await pair();
    const { conversationId } = await sent(me, friend, 'Hello');
    const [mine, theirs, none] = await Promise.all([connect(me), connect(friend), connect(await logIn(server))]);
    none.socket.emit('typing', { conversationId });
    theirs.socket.emit('typing', { conversationId });
    theirs.socket.emit('typing', { conversationId: 'x; drop' });
    await server.ask('PUT', `/chat/mark-chat-read/${conversationId}`, { token: friend.token });
    await eventually(() => {
      expect(mine.of('typing')).toEqual([{ conversationId, userId: friend.userId }]);
      expect(mine.of('read')).toMatchObject([{ conversationId, userId: friend.userId, seq: 1 }]);
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
  ])('[AP-03] answer %j with a code and stay open', async (input) => {
    const me = await connect(await logIn(server));
    expect(await emitSend(me.socket, input)).toEqual({ code: 'INPUT_INVALID' });
    me.socket.emit('sendMessage');
    me.socket.emit('sendMessage', {}, 'no function');
    expect(await emitSend(me.socket, input)).toEqual({ code: 'INPUT_INVALID' });
  });

  it('let nobody in without a ticket of theirs, or with one twice, and close when the session ends', async () => {
    const me = await logIn(server);
    const { data } = await server.ask('POST', '/auth/socket-ticket', { token: me.token });
    const { port } = server.server.hosts.chat.server.address() as AddressInfo;
    const knock = (auth: object) =>
      new Promise<string>((resolve) => {
        const socket = io(`http://localhost:${port}/chat`, { auth, reconnection: false, forceNew: true });
        sockets.push(socket);
        socket.on('connect', () => resolve('in'));
        socket.on('connect_error', ({ message }) => resolve(message));
      });
    expect(await knock({})).toBe('TOKEN_MISSING');
    expect(await knock({ ticket: 'made-up' })).toBe('TOKEN_INVALID');
    expect(await knock(data)).toBe('in');
    expect(await knock(data)).toBe('TOKEN_INVALID');
    const live = await connect(me);
    await server.ask('POST', '/auth/logout', { token: me.token, cookie: me.cookie });
    await eventually(() => expect(live.socket.connected).toBe(false));
  });

  it('[LG-13] close soon for who is banned, and for a session that has run out', async () => {
    const [banned, expired, neither] = [await logIn(server), await logIn(server), await logIn(server)];
    const open = [await connect(banned), await connect(expired), await connect(neither)];
    await server.database.updateTable('users').set({ is_banned: true }).where('id', '=', banned.userId).execute();
    await server.database
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('user_id', '=', expired.userId)
      .execute();
    await eventually(() => expect(open.map(({ socket }) => socket.connected)).toEqual([false, false, true]));
  });
});

describe('presence', () => {
  it('[CH-05] friends learn who comes and goes, with the first and the last tab; strangers do not', async () => {
    const [me, friend] = await pair();
    const stranger = await logIn(server);
    for (const [one, other] of [
      [me, friend],
      [friend, me],
      [stranger, me],
    ] as const) {
      await server.ask('POST', '/follow/user', { token: one.token, body: { userId: other.userId } });
    }
    const mine = await connect(me, '/app');
    const none = await connect(stranger, '/app');
    const first = await connect(friend, '/app');
    const second = await connect(friend, '/app');
    await eventually(() => {
      expect(mine.of('userFriendJoined')).toContainEqual({ userId: friend.userId });
      expect(first.of('userFriendJoined')).toEqual([{ userId: me.userId }]);
    });
    first.socket.close();
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(mine.of('userFriendDisconnect')).toEqual([]);
    second.socket.emit('userFriendDisconnect', { userId: me.userId });
    await eventually(() => expect(mine.of('userFriendDisconnect')).toEqual([{ userId: friend.userId }]));
    expect([...none.of('userFriendJoined'), ...none.of('userFriendDisconnect')]).toEqual([]);
  });
});
