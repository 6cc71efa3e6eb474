import type { Socket } from 'socket.io-client';
import { type SocketServer, startSocketServer, wait } from '../realtime/test-sockets.ts';
import { logIn, type TestServer } from '../test-server.ts';

let sockets: SocketServer;
let server: TestServer;
beforeAll(async () => {
  const limits = { loginTriesPerMinute: 10_000, callsPerMinute: 1_000_000, memberFactor: 1 };
  sockets = await startSocketServer({ limits });
  server = sockets.server;
}, 120_000);
afterEach(() => sockets.closeSockets());
afterAll(() => server.close());

type Member = Awaited<ReturnType<typeof logIn>>;
type Acknowledged = { message?: object; code?: string; retryAfter?: number };

let made = 0;
function words(receiver: Member) {
  made += 1;
  return { receiverId: receiver.userId, clientId: `limit-${String(made).padStart(6, '0')}`, body: 'Hello' };
}
const post = (sender: Member, path: string, body: object) => server.ask('POST', path, { token: sender.token, body });
const sendByCall = (sender: Member, receiver: Member) => post(sender, '/chat/create-msg', words(receiver));
const sendBySocket = (socket: Socket, receiver: Member): Promise<Acknowledged> =>
  socket.timeout(20_000).emitWithAck('sendMessage', words(receiver));
const times = <Value>(count: number, act: () => Promise<Value>) => Promise.all(Array.from({ length: count }, act));

/** Two who have both written, some time ago. */
async function acquainted(): Promise<[Member, Member]> {
  const [me, friend] = [await logIn(server), await logIn(server)];
  await sendByCall(me, friend);
  await sendByCall(friend, me);
  await wait(4_100);
  return [me, friend];
}

describe('[T58] messages', () => {
  it('count together over sockets, tabs and calls', async () => {
    const [me, friend] = await acquainted();
    const [tab, otherTab] = [await sockets.enter(me), await sockets.enter(me)];
    const bySocket = await times(60, () => sendBySocket(tab.socket, friend));
    const kept = bySocket.filter(({ message }) => message).length;
    expect(kept).toBe(20);
    const refused = bySocket.find(({ code }) => code);
    expect(refused).toEqual({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
    const byCall = await times(60, () => sendByCall(me, friend));
    const elsewhere = await times(20, () => sendBySocket(otherTab.socket, friend));
    expect(byCall.filter(({ status }) => status === 200).length).toBe(0);
    expect(elsewhere.filter(({ message }) => message).length).toBe(0);
    const limited = byCall[0];
    expect([limited?.status, limited?.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(limited?.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(limited?.headers['retry-after'])).toBeLessThanOrEqual(4);
    // Nobody else waits, and the member may write again after the time that was named.
    expect((await sendByCall(friend, me)).status).toBe(200);
    await wait(Number(limited?.headers['retry-after']) * 1_000 + 50);
    expect((await sendByCall(me, friend)).status).toBe(200);
  });

  it('to people who never replied are ten a minute, however many these people are', async () => {
    const [me, one, other] = [await logIn(server), await logIn(server), await logIn(server)];
    const { socket } = await sockets.enter(me);
    const bySocket = await times(6, () => sendBySocket(socket, one));
    const byCall = await times(6, () => sendByCall(me, other));
    expect(bySocket.filter(({ message }) => message).length).toBe(6);
    expect(byCall.filter(({ status }) => status === 200).length).toBe(4);
    const limited = byCall.find(({ status }) => status === 429);
    expect(Number(limited?.headers['retry-after'])).toBeGreaterThan(30);
    expect(Number(limited?.headers['retry-after'])).toBeLessThanOrEqual(60);
    // A reply lifts it for this conversation alone.
    expect((await sendByCall(one, me)).status).toBe(200);
    await wait(4_100);
    const answered = await times(12, () => sendByCall(me, one));
    expect(answered.filter(({ status }) => status === 200).length).toBe(12);
    expect((await sendByCall(me, other)).code).toBe('RATE_LIMITED');
  });

  it('of a flood keep nobody else waiting for an answer', async () => {
    const [loud, friend] = await acquainted();
    const quiet = await logIn(server);
    const flood = await sockets.enter(loud);
    const calm = await sockets.enter(quiet);
    let refused = 0;
    for (let count = 0; count < 3_000; count += 1) {
      flood.socket.emit('sendMessage', words(friend), ({ code }: Acknowledged) => {
        if (code === 'RATE_LIMITED') refused += 1;
      });
    }
    expect(await sendBySocket(calm.socket, friend)).toMatchObject({ message: { body: 'Hello' } });
    const end = Date.now() + 20_000;
    while (refused <= 2_900 && Date.now() < end) await wait(20);
    expect(refused).toBeGreaterThan(2_900);
  });
});

describe('[T31] what one member does', () => {
  it.each([
    ['posts', 20, (me: Member) => post(me, '/feeds/single-feed', { descriptions: 'Hello' })],
    ['follows', 100, (me: Member, other: Member) => post(me, '/follow/user', { userId: other.userId })],
    [
      'reports',
      20,
      (me: Member, other: Member) =>
        post(me, '/social/report', { targetType: 'user', targetId: String(other.userId), reason: 'Spam' }),
    ],
  ])('is limited: %s', async (_what, max, act) => {
    const [me, other] = [await logIn(server), await logIn(server)];
    const answers = await times(max + 5, () => act(me, other));
    expect(answers.filter(({ status }) => status === 200).length).toBe(max);
    const limited = answers.find(({ status }) => status !== 200);
    expect([limited?.status, limited?.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(limited?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await act(other, me)).status).toBe(200);
  });
});
