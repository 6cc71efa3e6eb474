import type { PrivacySettings } from '@xana/contracts/http/settings/privacy-settings';
import { eventually } from '@xana/test-kit/eventually';
import { follow } from '../../../test/member-actions.ts';
import type { Member } from '../../../test/test-server.ts';
import { useChat } from '../chat/test-chat.ts';

const { newClientId, send, sent, acquaint, pair, connect } = useChat();

const change = async (member: Member, body: Partial<PrivacySettings>) => member.put('/settings/update-privacy', body);
const read = async (member: Member) => (await member.get('/settings/get-privacy')).data;

it('[SG-02] keeps the fields that are left out, also of concurrent changes', async () => {
  const [me] = await pair();
  expect(await read(me)).toEqual({ messageSenders: 'everybody', showsPresence: true });
  await Promise.all([change(me, { messageSenders: 'nobody' }), change(me, { showsPresence: false })]);
  expect(await read(me)).toEqual({ messageSenders: 'nobody', showsPresence: false });
  expect((await change(me, {})).data).toEqual({ messageSenders: 'nobody', showsPresence: false });
  expect((await change(me, { messageSenders: 'strangers' as never })).code).toBe('INPUT_INVALID');
});

it('[SG-02] [T111] accepts messages only of users whom the receiver follows or has written to', async () => {
  const [me, stranger] = await pair();
  const [friend, written] = await pair();
  await follow(me, friend);
  await sent(me, written, 'Hello');
  await change(me, { messageSenders: 'following' });
  expect(await send(stranger, me, 'Hi')).toMatchObject({ status: 403, code: 'MESSAGES_NOT_ALLOWED' });
  expect((await sent(friend, me, 'Hi')).body).toBe('Hi');
  expect((await sent(written, me, 'Hi')).body).toBe('Hi');
  expect((await sent(written, me, 'And again')).body).toBe('And again');
  // A follower is not followed back.
  await follow(stranger, me);
  expect((await send(stranger, me, 'Hi')).code).toBe('MESSAGES_NOT_ALLOWED');
});

it('[SG-02] [T111] accepts no message of any member, by request or by socket, also in a running conversation', async () => {
  const [me, friend] = await pair();
  await sent(me, friend, 'Hello');
  const clientId = newClientId();
  await sent(friend, me, 'Hello', clientId);
  await change(me, { messageSenders: 'nobody' });
  expect((await send(friend, me, 'Hi')).code).toBe('MESSAGES_NOT_ALLOWED');
  const { socket } = await connect(friend);
  const input = { receiverId: me.userId, clientId: newClientId(), body: 'Hi' };
  expect(await socket.emitWithAck('sendMessage', input)).toEqual({ code: 'MESSAGES_NOT_ALLOWED' });
  // A repeated request still returns the message that was stored before.
  expect((await sent(friend, me, 'Hello', clientId)).body).toBe('Hello');
  // The member can still write.
  expect((await sent(me, friend, 'Bye')).body).toBe('Bye');
  await change(me, { messageSenders: 'everybody' });
  expect((await sent(friend, me, 'Hi')).body).toBe('Hi');
});

it('[SG-03] [T112] hides when a member comes, is there and goes, and shows it again', async () => {
  const [me, friend] = await pair();
  await acquaint(friend, me);
  const theirs = await connect(friend, '/app');
  await change(me, { showsPresence: false });
  const mine = await connect(me, '/app');
  // Who hides still sees the others.
  await eventually(() => expect(mine.of('userFriendJoined')).toEqual([{ userId: friend.userId }]));
  await change(me, { showsPresence: true });
  await eventually(() => expect(theirs.of('userFriendJoined')).toEqual([{ userId: me.userId }]));
  await change(me, { showsPresence: false });
  await eventually(() => expect(theirs.of('userFriendDisconnect')).toEqual([{ userId: me.userId }]));
  const other = await connect(friend, '/app');
  mine.socket.close();
  const again = await connect(me, '/app');
  await eventually(() => expect(again.of('userFriendJoined')).toEqual([{ userId: friend.userId }]));
  expect(other.of('userFriendJoined')).toEqual([]);
  expect([theirs.of('userFriendJoined'), theirs.of('userFriendDisconnect')]).toEqual([
    [{ userId: me.userId }],
    [{ userId: me.userId }],
  ]);
});
