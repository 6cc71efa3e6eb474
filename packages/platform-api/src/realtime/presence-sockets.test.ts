import { eventually } from '@xana/test-kit/eventually';
import { follow } from '../../test/member-actions.ts';
import { logIn } from '../../test/test-server.ts';
import { useChat } from '../operations/chat/test-chat.ts';

const { server, pair, connect } = useChat();

it('[CH-05] [LO-06] emits joining and leaving to mutual followers with the first and the last tab', async () => {
  const [me, friend] = await pair();
  const stranger = await logIn(server);
  for (const [one, other] of [
    [me, friend],
    [friend, me],
    [stranger, me],
  ] as const) {
    await follow(one, other);
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
