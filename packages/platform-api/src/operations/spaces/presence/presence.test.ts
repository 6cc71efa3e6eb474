import { eventually } from '@xana/test-kit/eventually';
import { sql } from 'kysely';
import { follow } from '../../../../test/member-actions.ts';
import { insertSpace } from '../../../../test/test-rows.ts';
import { logIn, logInMembers, type Member } from '../../../../test/test-server.ts';
import { deleteExpiredPresences } from '../../../database/spaces/space-presences.ts';
import { useSocketServer } from '../../../realtime/test-sockets.ts';

const sockets = useSocketServer({ seed: 'none' });
const { server } = sockets;

const newSpace = () => insertSpace(server, { name: 'Quiet' });
const enter = async (spaceId: number, member?: Member, from?: 'app' | 'site') =>
  (
    await server.ask('PUT', '/world/enter-space', {
      body: { spaceId, ...(from ? { from } : {}) },
      ...(member ? { token: member.token } : {}),
    })
  ).data as { secondsLeft: number; onlineCount: number };
const leave = (spaceId: number, member: Member) => member.delete(`/world/leave-space/${spaceId}`);
const countOf = async (spaceId: number) =>
  (
    (await server.get(`/world/get-online-counts?spaceIds=${spaceId}`)).data as {
      rows: { onlineCount: number }[];
    }
  ).rows[0]?.onlineCount;
const peopleIn = async (spaceId: number, member?: Member) =>
  (await server.ask('GET', `/world/get-people-in-space/${spaceId}`, member ? { token: member.token } : {})).data as {
    count: number;
    rows: { id: number; isFriend: boolean }[];
  };
const friendsOf = async (member: Member) =>
  (await member.get('/follow/get-friends-presence')).data as {
    count: number;
    rows: { user: { id: number }; space: { id: number; name: string } | null }[];
  };
const befriend = async (one: Member, other: Member) => {
  await follow(one, other);
  await follow(other, one);
};
const expire = (member: Member) =>
  sql`update space_presences set expires_at = now() - interval '1 second' where user_id = ${member.userId}`.execute(
    server.database,
  );

it('[SP-03] counts a member in one space at a time, from entering to leaving', async () => {
  const [first, second] = [await newSpace(), await newSpace()];
  const me = await logIn(server);
  expect(await enter(first, me)).toEqual({ spaceId: first, secondsLeft: 120, onlineCount: 1 });
  await enter(first, me);
  expect(await countOf(first)).toBe(1);
  expect(await enter(second, me, 'site')).toEqual({ spaceId: second, secondsLeft: 300, onlineCount: 1 });
  expect([await countOf(first), await countOf(second)]).toEqual([0, 1]);
  // A late request about the former space does not end the new presence.
  await leave(first, me);
  expect(await countOf(second)).toBe(1);
  await leave(second, me);
  expect(await countOf(second)).toBe(0);
});

it('[SP-03] shows the counted people as the onlineCount of the space in lists and details', async () => {
  const id = await newSpace();
  await enter(id, await logIn(server));
  await enter(id);
  const list = (await server.get('/world/get-all-spaces/1/50?sort=new')).data as {
    rows: { id: number; onlineCount: number }[];
  };
  expect(list.rows.find((row) => row.id === id)?.onlineCount).toBe(2);
  const details = (await server.get(`/item/get-space-details/${id}`)).data as { onlineCount: number };
  expect(details.onlineCount).toBe(2);
});

it('[SP-03] no longer counts a person whose heartbeat stopped, and deletes the row', async () => {
  const id = await newSpace();
  const me = await logIn(server);
  await enter(id, me);
  await expire(me);
  expect(await countOf(id)).toBe(0);
  expect((await peopleIn(id)).count).toBe(0);
  expect(await deleteExpiredPresences(server.database)).toBe(1);
});

it('[SP-03] counts repeated visitors of one browser once, and no flood of invented browsers', async () => {
  const id = await newSpace();
  await enter(id);
  await enter(id);
  expect(await countOf(id)).toBe(1);
  for (let index = 0; index < 30; index += 1)
    await server.ask('PUT', '/world/enter-space', {
      body: { spaceId: id },
      headers: { 'user-agent': `Browser/${index}` },
    });
  expect(await countOf(id)).toBeLessThanOrEqual(4);
});

it('[SP-03] lists the friends in a space first, and to a visitor only the count', async () => {
  const id = await newSpace();
  const [me, friend, stranger, followed] = await logInMembers(server, 4);
  await befriend(me, friend);
  await follow(me, followed);
  for (const member of [me, friend, followed, stranger]) await enter(id, member);
  expect(await peopleIn(id)).toEqual({ count: 4, rows: [] });
  const { count, rows } = await peopleIn(id, me);
  expect(count).toBe(4);
  expect(rows.map((row) => [row.id, row.isFriend])).toEqual([
    [friend.userId, true],
    [stranger.userId, false],
    [followed.userId, false],
  ]);
});

it('[SP-03] shows friends who are online with their space, and not a member who only follows', async () => {
  const id = await newSpace();
  const [me, inSpace, onSite, away, follower] = await logInMembers(server, 5);
  for (const friend of [inSpace, onSite, away]) await befriend(me, friend);
  await follow(follower, me);
  await enter(id, inSpace);
  await enter(id, follower);
  await sockets.enter(onSite, '/app');
  await eventually(async () =>
    expect((await friendsOf(me)).rows.map(({ user, space }) => [user.id, space?.name ?? null])).toEqual([
      [inSpace.userId, 'Quiet'],
      [onSite.userId, null],
    ]),
  );
});

it('[SP-03] hides who hides their presence, who is blocked and who is banned, and still counts them', async () => {
  const id = await newSpace();
  const [me, hidden, blocked, banned] = await logInMembers(server, 4);
  for (const friend of [hidden, banned]) await befriend(me, friend);
  for (const member of [hidden, blocked, banned]) await enter(id, member);
  await server.database
    .insertInto('privacy_settings')
    .values({ user_id: hidden.userId, shows_presence: false })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ shows_presence: false }))
    .execute();
  await server.database.insertInto('blocks').values({ user_id: blocked.userId, blocked_id: me.userId }).execute();
  await server.database.updateTable('users').set({ is_banned: true }).where('id', '=', banned.userId).execute();
  expect(await peopleIn(id, me)).toEqual({ count: 3, rows: [] });
  expect((await friendsOf(me)).rows).toEqual([]);
  // A member who hides the presence still sees who is online.
  await enter(id, me);
  expect((await friendsOf(hidden)).rows.map(({ user }) => user.id)).toEqual([me.userId]);
});

it('[SP-03] rejects an unknown space and malformed ids', async () => {
  expect((await server.ask('PUT', '/world/enter-space', { body: { spaceId: 999_999 } })).code).toBe('SPACE_NOT_FOUND');
  expect((await server.get('/world/get-online-counts?spaceIds=1,x')).code).toBe('INPUT_INVALID');
});
