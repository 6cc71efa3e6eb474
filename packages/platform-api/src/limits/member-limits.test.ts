import { eventually } from '@xana/test-kit/eventually';
import type { Socket } from 'socket.io-client';
import { logIn, logInMembers, type Member } from '../../test/test-server.ts';
import { useSocketServer } from '../realtime/test-sockets.ts';
import { createMemberLimits } from './member-limits.ts';

const sockets = useSocketServer();
const { server } = sockets;
/** The clock of the limits, in milliseconds. It stands still, so that no window ends on a busy machine. */
let now = 0;
beforeAll(() => {
  server.platform.memberLimits = createMemberLimits(undefined, 1, () => now);
});

type Acknowledged = { message?: object; code?: string; retryAfter?: number };

let messageCount = 0;
function messageTo(receiver: Member) {
  messageCount += 1;
  return { receiverId: receiver.userId, clientId: `limit-${String(messageCount).padStart(6, '0')}`, body: 'Hello' };
}

const sendByCall = (sender: Member, receiver: Member) => sender.post('/chat/create-msg', messageTo(receiver));
const sendBySocket = (socket: Socket, receiver: Member): Promise<Acknowledged> =>
  socket.timeout(20_000).emitWithAck('sendMessage', messageTo(receiver));
const times = <Value>(count: number, act: () => Promise<Value>) => Promise.all(Array.from({ length: count }, act));

/** Two members who have both written, so long ago that the limits have reset. */
async function acquainted(): Promise<[Member, Member]> {
  const [me, friend] = await logInMembers(server, 2);
  await sendByCall(me, friend);
  await sendByCall(friend, me);
  now += 4_000;
  return [me, friend];
}

describe('[T58] the rate limit of messages', () => {
  it('counts messages of all sockets, tabs and HTTP requests together', async () => {
    const [me, friend] = await acquainted();
    const [tab, otherTab] = [await sockets.enter(me), await sockets.enter(me)];
    const bySocket = await times(60, () => sendBySocket(tab.socket, friend));
    const sent = bySocket.filter(({ message }) => message).length;
    expect(sent).toBe(20);
    const rejected = bySocket.find(({ code }) => code);
    expect(rejected).toEqual({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
    const byCall = await times(60, () => sendByCall(me, friend));
    const elsewhere = await times(20, () => sendBySocket(otherTab.socket, friend));
    expect(byCall.filter(({ status }) => status === 200).length).toBe(0);
    expect(elsewhere.filter(({ message }) => message).length).toBe(0);
    const limited = byCall[0];
    expect([limited?.status, limited?.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(limited?.headers['retry-after'])).toBe(4);
    // Other members are not limited, and this one may write again after `Retry-After`.
    expect((await sendByCall(friend, me)).status).toBe(200);
    now += 3_999;
    expect((await sendByCall(me, friend)).status).toBe(429);
    now += 1;
    expect((await sendByCall(me, friend)).status).toBe(200);
  });

  it('allows ten messages a minute in total to users who have never replied', async () => {
    const [me, one, other] = await logInMembers(server, 3);
    const { socket } = await sockets.enter(me);
    const bySocket = await times(3, () => sendBySocket(socket, one));
    const others = await times(3, () => logIn(server));
    const byCall = await Promise.all(others.flatMap((each) => [1, 2, 3].map(() => sendByCall(me, each))));
    expect(bySocket.filter(({ message }) => message).length).toBe(3);
    expect(byCall.filter(({ status }) => status === 200).length).toBe(7);
    const limited = byCall.find(({ status }) => status === 429);
    expect(Number(limited?.headers['retry-after'])).toBe(60);
    // A reply lifts the limit for this conversation only.
    expect((await sendByCall(one, me)).status).toBe(200);
    now += 4_000;
    const answered = await times(12, () => sendByCall(me, one));
    expect(answered.filter(({ status }) => status === 200).length).toBe(12);
    expect((await sendByCall(me, other)).code).toBe('RATE_LIMITED');
  });

  it('does not delay other members while one floods a socket', async () => {
    const [loud, friend] = await acquainted();
    const quiet = await logIn(server);
    const flood = await sockets.enter(loud);
    const calm = await sockets.enter(quiet);
    let rejectedCount = 0;
    for (let count = 0; count < 300; count += 1) {
      flood.socket.emit('sendMessage', messageTo(friend), ({ code }: Acknowledged) => {
        if (code === 'RATE_LIMITED') rejectedCount += 1;
      });
    }
    expect(await sendBySocket(calm.socket, friend)).toMatchObject({ message: { body: 'Hello' } });
    await eventually(() => expect(rejectedCount).toBe(280), 60_000);
  });
});

describe('[T31] the rate limit of a member', () => {
  it.each([
    ['posts', 20, (me: Member) => me.post('/feeds/single-feed', { descriptions: 'Hello' })],
    ['follows', 100, (me: Member, other: Member) => me.post('/follow/user', { userId: other.userId })],
    [
      'reports',
      20,
      (me: Member, other: Member) =>
        me.post('/social/report', { targetType: 'user', targetId: String(other.userId), reason: 'Spam' }),
    ],
  ])('limits %s', async (_name, max, act) => {
    const [me, other] = await logInMembers(server, 2);
    const answers = await times(max + 5, () => act(me, other));
    expect(answers.filter(({ status }) => status === 200).length).toBe(max);
    const limited = answers.find(({ status }) => status !== 200);
    expect([limited?.status, limited?.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(limited?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await act(other, me)).status).toBe(200);
  });
});
