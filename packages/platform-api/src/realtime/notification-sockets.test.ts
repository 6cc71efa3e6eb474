import { eventually } from '@xana/test-kit/eventually';
import { follow } from '../../test/member-actions.ts';
import { logInMembers } from '../../test/test-server.ts';
import { createChangeFilter } from './notification-sockets.ts';
import { useSocketServer } from './test-sockets.ts';

const sockets = useSocketServer();

const countsIn = (received: { event: string; data: unknown }[]) =>
  received.flatMap(({ event, data }) => (event === 'unreadNotificationsChanged' ? [data] : []));

it('[NT-10] emits the unread count to all sockets of the member alone, when it grows and when they read', async () => {
  const [member, friend] = await logInMembers(sockets.server, 2);
  const [one, two] = [await sockets.enter(member, '/app'), await sockets.enter(member, '/app')];
  const other = await sockets.enter(friend, '/app');
  await follow(friend, member);
  await eventually(() => [one, two].every(({ received }) => countsIn(received).length > 0));
  await member.put('/notifications/mark-all-read', {});
  await eventually(() => [one, two].every(({ received }) => countsIn(received).length > 1));
  expect(countsIn(one.received)).toEqual([{ unreadCount: 1 }, { unreadCount: 0 }]);
  expect(countsIn(two.received)).toEqual(countsIn(one.received));
  expect(countsIn(other.received)).toEqual([]);
});

it('[NT-10] passes each change once, although polls overlap', () => {
  const takeNew = createChangeFilter();
  const [before, after] = [new Date(1), new Date(2)];
  const [one, two] = [
    { id: 1, updated_at: before },
    { id: 2, updated_at: before },
  ];
  expect(takeNew([one])).toEqual([one]);
  expect(takeNew([one, two])).toEqual([two]);
  const changed = { id: 1, updated_at: after };
  expect(takeNew([changed, two])).toEqual([changed]);
  expect(takeNew([])).toEqual([]);
});
