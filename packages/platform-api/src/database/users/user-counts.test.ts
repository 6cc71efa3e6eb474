import { sql } from 'kysely';
import { useTestServer } from '../../../test/test-server.ts';
import { deleteFollow, deleteFollowsBetween, insertFollow } from '../follow/follows.ts';
import { insertBlock } from '../social/blocks.ts';
import { readFollowerCount } from './user-counts.ts';
import { insertUser } from './users.ts';

const server = useTestServer();

async function createUsers(count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const username = `counted${Math.random().toString(36).slice(2)}`;
    ids.push(
      await insertUser(server.database, { name: 'A', username, profileIconColor: '#5b3df5', unverifiedEmail: null }),
    );
  }
  return ids;
}

/** The users whose maintained counts differ from `count(*)` of their follows. */
async function selectWrongCounts() {
  const { rows } = await sql`select user_id, followers, followings from user_counts
    where followers <> (select count(*) from follows where followed_id = user_id)
      or followings <> (select count(*) from follows where follower_id = user_id)`.execute(server.database);
  return rows;
}

async function countFollows(followedId: number): Promise<number> {
  const rows = await server.database.selectFrom('follows').selectAll().where('followed_id', '=', followedId).execute();
  return rows.length;
}

// On a PostgreSQL server the pool runs up to ten of these statements at a time, each on a connection of its own.
describe('maintained follower counts', () => {
  it('equal count(*) after many users follow and unfollow one user at the same time', async () => {
    const [popular = 0, ...followers] = await createUsers(25);
    const changes = followers.flatMap((follower, index) => [
      insertFollow(server.database, follower, popular),
      insertFollow(server.database, follower, popular),
      ...(index % 2 === 0 ? [deleteFollow(server.database, follower, popular)] : []),
    ]);
    await Promise.all(changes);
    expect(await readFollowerCount(server.database, popular)).toBe(await countFollows(popular));
    expect(await selectWrongCounts()).toEqual([]);
    await Promise.all(followers.map((follower) => deleteFollow(server.database, follower, popular)));
    expect(await readFollowerCount(server.database, popular)).toBe(0);
  });

  it('equal count(*) after users follow each other in both directions at the same time', async () => {
    const users = await createUsers(8);
    const pairs = users.flatMap((one) => users.filter((other) => other !== one).map((other) => [one, other] as const));
    await Promise.all(pairs.map(([one, other]) => insertFollow(server.database, one, other)));
    expect(await Promise.all(users.map((user) => readFollowerCount(server.database, user)))).toEqual(
      users.map(() => users.length - 1),
    );
    expect(await selectWrongCounts()).toEqual([]);
  });

  it('equal count(*) while blocks delete follows in both directions', async () => {
    const [blocker = 0, ...others] = await createUsers(10);
    const block = (other: number) =>
      server.database.transaction().execute(async (transaction) => {
        await insertBlock(transaction, blocker, other);
        await deleteFollowsBetween(transaction, blocker, other);
      });
    await Promise.all(others.map((other) => insertFollow(server.database, other, blocker)));
    await Promise.all(others.flatMap((other) => [insertFollow(server.database, blocker, other), block(other)]));
    await Promise.all(others.map(block));
    expect(await readFollowerCount(server.database, blocker)).toBe(0);
    expect(await selectWrongCounts()).toEqual([]);
  });

  it('equal count(*) after a user with followers and followings is deleted', async () => {
    const [deleted = 0, follower = 0, followed = 0] = await createUsers(3);
    await insertFollow(server.database, follower, deleted);
    await insertFollow(server.database, deleted, followed);
    await server.database.deleteFrom('users').where('id', '=', deleted).execute();
    expect(await readFollowerCount(server.database, followed)).toBe(0);
    expect(await readFollowerCount(server.database, deleted)).toBe(0);
    expect(await selectWrongCounts()).toEqual([]);
  });

  it('are repaired by count_users() after a write that bypassed the triggers', async () => {
    const [followed = 0, follower = 0] = await createUsers(2);
    await insertFollow(server.database, follower, followed);
    await server.database.updateTable('user_counts').set({ followers: 7 }).where('user_id', '=', followed).execute();
    expect(await selectWrongCounts()).toHaveLength(1);
    await sql`select count_users()`.execute(server.database);
    expect(await readFollowerCount(server.database, followed)).toBe(1);
    expect(await selectWrongCounts()).toEqual([]);
  });
});
