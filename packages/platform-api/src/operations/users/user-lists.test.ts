import { sql } from 'kysely';
import { follow, idsOf, type Reader, readList } from '../../../test/member-actions.ts';
import { logIn, logInMembers, type Member, useTestServer } from '../../../test/test-server.ts';

const server = useTestServer({ seed: 'demo' });

const list = (url: string, reader: Reader = server) => readList(reader, url);

it('[AP-01] ranks the creators of spaces that are visited now first, without blocked users', async () => {
  const me = await logIn(server);
  const space = await server.database
    .selectFrom('spaces')
    .select(['id', 'creator_id'])
    .where('creator_id', 'is not', null)
    // A space without visits has no row to change.
    .where('id', 'in', (visits) =>
      visits.selectFrom('visits').select('space_id').where('day', '=', sql<string>`current_date`),
    )
    .executeTakeFirstOrThrow();
  await server.database.updateTable('visits').set({ visits: 9_000_000 }).where('space_id', '=', space.id).execute();
  expect((await list('/users/get-hot-users', me)).rows[0]?.id).toBe(space.creator_id);
  await me.post(`/social/block/${space.creator_id}`);
  expect(idsOf(await list('/users/get-hot-users', me))).not.toContain(space.creator_id);
  expect(idsOf(await list('/users/get-hot-users'))).toContain(space.creator_id);
});

interface Found {
  id: number;
  username: string;
  address: string;
  isFollowing: boolean;
}

const find = async (member: Member, text: string) =>
  ((await member.get(`/users/find-recipients/${encodeURIComponent(text)}`)).data as { rows: Found[] }).rows;

const rename = (id: number, name: string, username: string) =>
  server.database.updateTable('users').set({ name, username }).where('id', '=', id).execute();

it('[TX-02] finds exactly a username, and of other members only those whom the caller follows', async () => {
  const [me, friend, stranger] = await logInMembers(server, 3);
  await rename(friend.userId, 'Nora Hope', 'norahope1');
  await rename(stranger.userId, 'Nope Norman', 'nopenorman1');
  await follow(me, friend);
  expect(await find(me, 'nope')).toEqual([]);
  expect(await find(me, 'nor')).toMatchObject([{ id: friend.userId, isFollowing: true }]);
  for (const text of ['nopenorman1', '@NopeNorman1', '＠nopenorman1', ' nopenorman1 ']) {
    const [found, ...others] = await find(me, text);
    expect([found?.id, found?.username, found?.isFollowing, others]).toEqual([
      stranger.userId,
      'nopenorman1',
      false,
      [],
    ]);
    expect(found?.address.toLowerCase()).toBe(stranger.wallet.address.toLowerCase());
  }
  expect(await find(me, 'nopenorman')).toEqual([]);
});

it('[TX-02] finds neither the caller, nor members without a wallet, nor behind a block', async () => {
  const [me, other] = await logInMembers(server, 2);
  await rename(me.userId, 'Myself', 'myself123');
  await rename(other.userId, 'Other', 'other123');
  expect(await find(me, 'myself123')).toEqual([]);
  expect(await find(me, 'other123')).toHaveLength(1);
  await server.database.deleteFrom('wallets').where('user_id', '=', other.userId).execute();
  expect(await find(me, 'other123')).toEqual([]);
  const blocking = await logIn(server);
  await rename(blocking.userId, 'Third', 'third123');
  await blocking.post(`/social/block/${me.userId}`);
  expect(await find(me, 'third123')).toEqual([]);
  for (const text of ['@', '%', '_', "'; drop table users; --"]) expect(await find(me, text)).toEqual([]);
});
