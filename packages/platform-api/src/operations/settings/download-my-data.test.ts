import type { downloadMyData } from '@xana/contracts/http/settings/account';
import type { OutputOf } from '@xana/contracts/operation';
import { sql } from 'kysely';
import { logIn, logInMembers, type Member, startTestServer, useTestServer } from '../../../test/test-server.ts';
import { MEMBER_DATA } from '../../database/settings/member-data-tables.ts';

type Data = OutputOf<typeof downloadMyData>;

const server = useTestServer();

const post = async (member: Member, path: string, body: object) =>
  (await member.post(path, body)).data as { id: number };
const download = (member: Member) => member.get('/settings/download-data');
const rowsOf = (data: Data, name: Data['sections'][number]['name']) =>
  data.sections.find((section) => section.name === name)?.rows;

/** References to users whose rows are not the data of that user, or are contained in another section. */
const LEFT_OUT = [
  'card_customers.user_id',
  'close_friends.friend_id',
  'blocks.blocked_id',
  'mutes.muted_id',
  'conversation_members.user_id',
  'conversation_pairs.low_id',
  'conversation_pairs.high_id',
  'hand_offs.user_id',
  'login_codes.user_id',
  'mentions.user_id',
  'notification_actors.user_id',
  'notification_actors.actor_id',
  'post_comments.deleted_by',
  'push_subscriptions.user_id',
  // Deleted within minutes.
  'space_presences.user_id',
  'user_counts.user_id',
];

it('[SG-04] contains what a member wrote, chose and reported', async () => {
  const [me, friend] = await logInMembers(server, 2);
  await post(me, '/feeds/single-feed', { descriptions: 'My post' });
  const theirs = await post(friend, '/feeds/single-feed', { descriptions: 'Their post' });
  await post(me, '/feeds/comment-feed', { feedId: theirs.id, text: 'My comment' });
  await post(me, '/chat/create-msg', { receiverId: friend.userId, clientId: 'data-000001', body: 'My message' });
  await post(friend, '/chat/create-msg', { receiverId: me.userId, clientId: 'data-000002', body: 'Their message' });
  await post(me, '/follow/user', { userId: friend.userId });
  const { data: reply } = await download(me);
  const data = reply as Data;
  expect(rowsOf(data, 'profile')).toEqual([expect.objectContaining({ id: me.userId })]);
  expect(rowsOf(data, 'posts')).toEqual([expect.objectContaining({ text: 'My post' })]);
  expect(rowsOf(data, 'comments')).toEqual([expect.objectContaining({ postId: theirs.id, text: 'My comment' })]);
  expect(rowsOf(data, 'messages')).toEqual([expect.objectContaining({ body: 'My message' })]);
  expect(rowsOf(data, 'followings')).toEqual([
    { userId: friend.userId, userName: expect.any(String), createdAt: expect.any(String) },
  ]);
  expect(rowsOf(data, 'wallets')).toEqual([
    expect.objectContaining({ address: me.wallet.address.toLowerCase(), loginMethod: null }),
  ]);
  expect(rowsOf(data, 'sessions')).toHaveLength(1);
  expect(data.sections.every(({ isComplete }) => isComplete)).toBe(true);
});

it('[SG-04] [T113] contains neither secrets of sessions nor texts of other users', async () => {
  const [me, friend] = await logInMembers(server, 2);
  await post(friend, '/chat/create-msg', { receiverId: me.userId, clientId: 'data-000003', body: 'Their secret' });
  await post(friend, '/follow/user', { userId: me.userId });
  const text = JSON.stringify((await download(me)).data);
  const session = await server.database
    .selectFrom('sessions')
    .select(['id', 'refresh_hash'])
    .where('user_id', '=', me.userId)
    .executeTakeFirstOrThrow();
  for (const secret of ['Their secret', friend.wallet.address.toLowerCase(), session.id, session.refresh_hash]) {
    expect(text).not.toContain(secret);
  }
  expect((await server.get('/settings/download-data')).code).toBe('TOKEN_MISSING');
});

it('[SG-04] covers every table that refers to users', async () => {
  const { rows } = await sql<{ column: string }>`select c.conrelid::regclass::text || '.' || a.attname as "column"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass`.execute(server.database);
  const covered = new Set([...MEMBER_DATA.map(({ table, owner }) => `${table}.${owner}`), ...LEFT_OUT]);
  expect(rows.map(({ column }) => column).filter((column) => !covered.has(column))).toEqual([]);
});

it('[SG-04] [T113] limits how often a member downloads the data', async () => {
  const limited = await startTestServer({ limits: { ...server.platform.config.limits, memberFactor: 1 } });
  const me = await logIn(limited);
  const once = () => me.get('/settings/download-data');
  for (let times = 0; times < 3; times += 1) expect((await once()).status).toBe(200);
  expect((await once()).code).toBe('RATE_LIMITED');
  await limited.close();
}, 60_000);
