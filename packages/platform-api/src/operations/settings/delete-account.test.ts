import { sql } from 'kysely';
import { logIn, logInMembers, type Member, useTestServer } from '../../../test/test-server.ts';
import { selectUserReferences } from '../../database/settings/account-deletions.ts';
import { KEPT_TABLES } from '../../database/settings/purged-columns.ts';
import { updateUser } from '../../database/users/users.ts';
import { purgeDeletedAccounts } from '../../jobs/purge-deleted-accounts.ts';

const server = useTestServer();

const post = (member: Member, path: string, body: object = {}) => member.post(path, body);
const idOf = async (reply: ReturnType<typeof post>) => ((await reply).data as { id: number }).id;
const deleteAccount = (member: Member) => post(member, '/settings/delete-account');
const restoreAccount = (member: Member) => post(member, '/settings/restore-account');
const profileOf = ({ userId }: Member) => server.ask('POST', '/users/get-user-profile', { body: { userId } });
const logInAgain = ({ wallet }: Member) => logIn(server, wallet);
const endGracePeriod = ({ userId }: Member) =>
  server.database
    .updateTable('users')
    .set({ deletion_at: new Date(Date.now() - 1_000) })
    .where('id', '=', userId)
    .execute();
const userRow = ({ userId }: Member) =>
  server.database.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();

it('[SG-05] ends all sessions, hides the member from others, and deletes in 14 days', async () => {
  const [me, friend] = await logInMembers(server, 2);
  const elsewhere = await logInAgain(me);
  const postId = await idOf(post(me, '/feeds/single-feed', { descriptions: 'My post' }));
  await post(friend, '/chat/create-msg', { receiverId: me.userId, clientId: 'deletion-0001', body: 'Hi' });
  const { status, data, headers } = await deleteAccount(me);
  expect(status).toBe(200);
  const days = (Date.parse((data as { deletionAt: string }).deletionAt) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(13.9);
  expect(days).toBeLessThan(14.1);
  expect(String(headers['set-cookie'])).toContain('Max-Age=0');
  for (const { token } of [me, elsewhere])
    expect((await server.ask('GET', '/users/single-user', { token })).code).toBe('TOKEN_INVALID');
  expect((await profileOf(me)).status).toBe(404);
  expect((await server.get(`/feeds/v2/single-feed/${postId}`)).status).toBe(404);
  const message = { receiverId: me.userId, clientId: 'deletion-0002', body: 'Still there?' };
  expect((await post(friend, '/chat/create-msg', message)).code).toBe('USER_NOT_FOUND');
  expect((await post(friend, '/follow/user', { userId: me.userId })).status).toBe(404);
});

it('[SG-05] [T114] needs a recent login, and a session that is not of an app', async () => {
  const me = await logIn(server);
  const change = (changes: object) =>
    server.database.updateTable('sessions').set(changes).where('user_id', '=', me.userId).execute();
  await change({ started_at: new Date(Date.now() - 6 * 60_000), authenticated_at: null });
  expect((await deleteAccount(me)).code).toBe('REAUTHENTICATION_REQUIRED');
  await change({ started_at: new Date(), app: 'viewer' });
  expect((await deleteAccount(me)).code).toBe('ACCESS_DENIED');
  expect((await profileOf(me)).status).toBe(200);
  expect((await server.ask('POST', '/settings/delete-account', { body: {} })).code).toBe('TOKEN_MISSING');
});

it('[SG-06] lets a member who waits for the deletion read, log out and keep the account, and change nothing else', async () => {
  const me = await logIn(server);
  await deleteAccount(me);
  const back = await logInAgain(me);
  expect(back.userId).toBe(me.userId);
  expect((await back.get('/users/single-user')).status).toBe(200);
  const balance = { host: 'marketplace' as const, token: back.token, body: { userAddress: me.wallet.address } };
  expect((await server.ask('POST', '/sale-nft/get-xeny-tokens-by-user', balance)).status).toBe(200);
  const changes = [
    post(back, '/feeds/single-feed', { descriptions: 'After all' }),
    post(back, '/follow/user', { userId: me.userId + 1 }),
    post(back, '/auth/socket-ticket'),
    back.put('/settings/update-privacy', { messageSenders: 'nobody' }),
    deleteAccount(back),
  ];
  for (const { status, code } of await Promise.all(changes))
    expect([status, code]).toEqual([403, 'ACCOUNT_DELETION_PENDING']);
  expect((await restoreAccount(back)).data).toEqual({ deletionAt: null });
  expect((await restoreAccount(back)).status).toBe(200);
  expect((await profileOf(me)).status).toBe(200);
  expect((await post(back, '/feeds/single-feed', { descriptions: 'After all' })).status).toBe(200);
});

it('[SG-06] keeps the first date when the deletion is requested again, and starts over after it was withdrawn', async () => {
  const me = await logIn(server);
  await deleteAccount(me);
  const [first, other] = [await logInAgain(me), await logInAgain(me)];
  await restoreAccount(first);
  await deleteAccount(first);
  expect((await restoreAccount(other)).code).toBe('TOKEN_INVALID');
  expect((await userRow(me)).deletion_at).not.toBeNull();
});

it('[SG-07] cannot keep an account after the grace period', async () => {
  const me = await logIn(server);
  await deleteAccount(me);
  const back = await logInAgain(me);
  await endGracePeriod(me);
  expect((await restoreAccount(back)).code).toBe('NOT_FOUND');
});

describe('[SG-07] purgeDeletedAccounts', () => {
  it('deletes everything personal, keeps payments and the ledger, and frees username and wallet', async () => {
    const [me, friend] = await logInMembers(server, 2);
    await post(me, '/users/v3/update-profile', { name: 'Gone Soon', username: `gone${me.userId}`, bio: 'Bio' });
    const mine = await idOf(post(me, '/feeds/single-feed', { descriptions: 'My post' }));
    const theirs = await idOf(post(friend, '/feeds/single-feed', { descriptions: 'Their post' }));
    await post(me, '/feeds/like-dislike-post', { feedId: theirs });
    await post(friend, '/feeds/comment-feed', { feedId: mine, text: 'Their comment' });
    await post(me, '/feeds/comment-feed', { feedId: theirs, text: 'My comment' });
    await post(me, '/follow/user', { userId: friend.userId });
    await post(me, '/chat/create-msg', { receiverId: friend.userId, clientId: 'deletion-0003', body: 'Hello' });
    await server.database
      .insertInto('uploads')
      .values({
        key: `upload/${me.userId.toString(16).padStart(32, '0')}`,
        user_id: me.userId,
        width: 1,
        height: 1,
        bytes: 1,
        is_kept: true,
      })
      .execute();
    const texts = [
      'avatar',
      'banner',
      'email',
      'phone_number',
      'unverified_email',
      'verified_email',
      'instagram',
    ] as const;
    const more = ['twitter', 'discord', 'youtube', 'website'] as const;
    const personal = Object.fromEntries(
      [...texts, ...more].map((column) => [column, `personal-${me.userId}-${column}`]),
    );
    await updateUser(server.database, me.userId, { ...personal, tags: [`personal-${me.userId}-tag`] });
    await deleteAccount(me);
    await endGracePeriod(me);
    await Promise.all([purgeDeletedAccounts(server.platform), purgeDeletedAccounts(server.platform)]);
    await purgeDeletedAccounts(server.platform);

    const row = await userRow(me);
    expect(row).toMatchObject({ name: 'Deleted user', username: `deleted${me.userId}`, bio: '', is_inactive: true });
    expect(row.deleted_at).not.toBeNull();
    expect(JSON.stringify(row)).not.toContain('personal-');
    for (const { table, column, action } of await selectUserReferences(server.database)) {
      if (action === 'a') continue;
      const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${me.userId}`.execute(
        server.database,
      );
      expect([`${table}.${column}`, rows]).toEqual([`${table}.${column}`, []]);
    }
    const { rows: left } = await sql`select body from messages where body = 'Hello'`.execute(server.database);
    expect(left).toEqual([]);
    const feed = (await server.get(`/feeds/v2/single-feed/${theirs}`)).data as { likeCount: number };
    expect(feed.likeCount).toBe(0);
    // The wallet logs in to a new account, which has nothing of the old one.
    const again = await logInAgain(me);
    expect(again.userId).not.toBe(me.userId);
    const renamed = await post(again, '/users/v3/update-profile', { name: 'New One', username: `gone${me.userId}` });
    expect(renamed.status).toBe(200);
  });

  it('leaves accounts alone whose grace period runs, or that were kept', async () => {
    const [waiting, kept] = await logInMembers(server, 2);
    await deleteAccount(waiting);
    await deleteAccount(kept);
    await restoreAccount(await logInAgain(kept));
    await purgeDeletedAccounts(server.platform);
    expect((await userRow(waiting)).deleted_at).toBeNull();
    expect((await userRow(kept)).deletion_at).toBeNull();
  });

  it('decides for every table that refers to users', async () => {
    const kept = (await selectUserReferences(server.database)).filter(({ action }) => action === 'a');
    // Accounting: what was paid, credited and spent.
    expect(kept.map(({ table, column }) => `${table}.${column}`)).toEqual([
      'payments.user_id',
      'subscriptions.user_id',
      'xeny_movements.from_user',
      'xeny_movements.to_user',
    ]);
    // What becomes of their columns is decided, too.
    expect([...new Set(kept.map(({ table }) => table))]).toEqual(KEPT_TABLES.filter((name) => name !== 'users').sort());
  });
});
