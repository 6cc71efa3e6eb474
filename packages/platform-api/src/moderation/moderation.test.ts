import type { Message } from '@xana/contracts/http/chat/message';
import type { Post } from '@xana/contracts/http/feeds/post';
import type { Notification } from '@xana/contracts/http/notifications/notification';
import { sql } from 'kysely';
import { readList, writeComment, writePost } from '../../test/member-actions.ts';
import { insertSpace } from '../../test/test-rows.ts';
import { logIn, logInMembers, type Member, useTestServer } from '../../test/test-server.ts';
import { purgeDeletedPosts } from '../database/feeds/deleted-posts.ts';
import { selectDecisions } from '../database/moderation/moderation-log.ts';
import { parseTarget, type Target } from '../database/moderation/moderation-target.ts';
import { updateUser } from '../database/users/users.ts';
import { dismissReports } from './dismiss-reports.ts';
import { hideContent } from './hide-content.ts';
import { readCase, readQueue } from './read-queue.ts';
import { restoreContent } from './restore-content.ts';

const server = useTestServer();

const DECIDER = { operator: 'Ann', reason: 'Advertising' };

const report = (member: Member, { type, id }: Target, category = 'spam') =>
  member.post('/social/report', { targetType: type, targetId: id, category, reason: 'Spam' });
const readPost = (id: number, member?: Member) =>
  server.ask('GET', `/feeds/v2/single-feed/${id}`, member ? { token: member.token } : {});
const noticesOf = async (member: Member) => {
  const { rows } = await readList<Notification>(member, '/notifications/get-notifications/1/20?include=moderation');
  return rows.flatMap(({ moderation }) => (moderation ? [moderation] : []));
};
const targetOf = (text: string): Target => {
  const target = parseTarget(text);
  if (!target) throw new Error(`${text} is not a target.`);
  return target;
};
const log = (target: Target) => selectDecisions(server.database, { target, limit: 10 });
const entryOf = async (target: Target) =>
  (await readQueue(server.database)).entries.find(
    (each) => each.target.id === target.id && each.target.type === target.type,
  );

it.each(['', 'post', 'post:', 'post:x', 'message:1', 'event:', 'post:1-2', ' post:1', 'post:1 or true'])(
  'reads no target from %j',
  (text) => expect(parseTarget(text)).toBeUndefined(),
);

describe('the queue', () => {
  it('groups open reports by target, with the content and its author [MO-01]', async () => {
    const [author, one, other] = await logInMembers(server, 3);
    const target = targetOf(`post:${(await writePost(author, 'Buy now')).id}`);
    await report(one, target);
    await report(other, target, 'scam');
    expect(await entryOf(target)).toMatchObject({
      reports: { report_count: 2, categories: ['scam', 'spam'] },
      content: { text: 'Buy now', author_id: author.userId, is_hidden: false, is_deleted: false },
    });
    const { reports } = await readCase(server.database, target);
    expect(reports.map(({ reporter_id, category, reason }) => [reporter_id, category, reason])).toEqual([
      [other.userId, 'scam', 'Spam'],
      [one.userId, 'spam', 'Spam'],
    ]);
  });

  it('keeps a dismissed report closed until the member reports again, and tells the reporter [MO-02] [MO-04]', async () => {
    const [author, reporter] = await logInMembers(server, 2);
    const target = targetOf(`post:${(await writePost(author, 'Buy now')).id}`);
    await report(reporter, target);
    await dismissReports(server.platform, target, DECIDER);
    expect(await entryOf(target)).toBeUndefined();
    expect(await noticesOf(reporter)).toEqual([{ outcome: 'reportDismissed', targetType: 'post', reason: null }]);
    expect(await noticesOf(author)).toEqual([]);
    await expect(dismissReports(server.platform, target, DECIDER)).rejects.toThrow('has no open report');
    await report(reporter, target);
    expect(await entryOf(target)).toBeDefined();
    expect((await log(target)).map(({ action }) => action)).toEqual(['dismiss']);
  });
});

describe('a hidden post', () => {
  it('is gone for everybody, shown as hidden to its author, and both are told [MO-03] [MO-04]', async () => {
    const [author, reporter] = await logInMembers(server, 2);
    const { id } = await writePost(author, 'Buy now');
    const target = targetOf(`post:${id}`);
    await report(reporter, target);
    await hideContent(server.platform, target, DECIDER);
    expect([(await readPost(id)).code, (await readPost(id, reporter)).code]).toEqual([
      'POST_NOT_FOUND',
      'POST_NOT_FOUND',
    ]);
    expect((await readPost(id, author)).data).toMatchObject({ id, isHidden: true });
    expect((await readList(server, `/feeds/public/v2/get-all-feeds/1/10?userId=${author.userId}`)).rows).toEqual([]);
    expect(await noticesOf(author)).toEqual([{ outcome: 'hidden', targetType: 'post', reason: 'Advertising' }]);
    expect(await noticesOf(reporter)).toEqual([{ outcome: 'reportHidden', targetType: 'post', reason: null }]);
    expect(await entryOf(target)).toBeUndefined();
    expect(await log(target)).toMatchObject([
      {
        operator: 'Ann',
        action: 'hide',
        reason: 'Advertising',
        before: { isHidden: false },
        after: { isHidden: true },
      },
    ]);
  });

  it('cannot be restored, edited or liked by its author, and is not purged [MO-03] [T118]', async () => {
    const author = await logIn(server);
    const { id } = await writePost(author, 'Buy now');
    await hideContent(server.platform, targetOf(`post:${id}`), DECIDER);
    const codes = [];
    for (const [url, body] of [
      ['/feeds/restore-feed', { feedId: id }],
      ['/feeds/edit-feed', { feedId: id, descriptions: 'Buy later' }],
      ['/feeds/like-dislike-post', { feedId: id, isLike: true }],
      ['/feeds/comment-feed', { feedId: id, text: 'Hi' }],
    ] as const)
      codes.push((await author.post(url, body)).code);
    expect(codes).toEqual(Array.from({ length: 4 }, () => 'POST_NOT_FOUND'));
    await server.database
      .updateTable('posts')
      .set({ deleted_at: sql`now() - interval '2 days'` })
      .where('id', '=', id)
      .execute();
    await purgeDeletedPosts(server.database);
    await restoreContent(server.platform, targetOf(`post:${id}`), { operator: 'Bob', reason: 'A mistake' });
    expect((await readPost(id)).data).toMatchObject({ id, descriptions: 'Buy now' });
    expect((await noticesOf(author)).map((each) => each?.outcome)).toEqual(['restored', 'hidden']);
  });

  it('is decided on once: a second decision changes and logs nothing [MO-05]', async () => {
    const author = await logIn(server);
    const target = targetOf(`post:${(await writePost(author, 'Buy now')).id}`);
    const outcomes = await Promise.allSettled([
      hideContent(server.platform, target, DECIDER),
      hideContent(server.platform, target, DECIDER),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(hideContent(server.platform, targetOf('post:999999'), DECIDER)).rejects.toThrow('does not exist');
    expect(await log(target)).toHaveLength(1);
    expect(await noticesOf(author)).toHaveLength(1);
  });
});

it('hides a comment with its replies, and shows them again together [MO-03]', async () => {
  const [author, other] = await logInMembers(server, 2);
  const { id } = await writePost(author, 'Buy now');
  const first = await writeComment(other, id);
  await writeComment(author, id, 'Hi', first.id);
  const target = targetOf(`comment:${first.id}`);
  const count = async () => ((await readPost(id)).data as Post).commentCount;
  await hideContent(server.platform, target, DECIDER);
  expect(await count()).toBe(0);
  await restoreContent(server.platform, target, DECIDER);
  expect(await count()).toBe(2);
});

it('leaves a tombstone of a message, emitted to both members, and restores its text [MO-03]', async () => {
  const [one, other] = await logInMembers(server, 2);
  const sent = await one.post('/chat/create-msg', {
    receiverId: other.userId,
    clientId: 'hide-000001',
    body: 'Pay me',
  });
  const { id, conversationId } = sent.data as Message;
  const emitted: unknown[] = [];
  const stop = server.platform.chatEvents.subscribe((event) => emitted.push(event));
  const read = async () => (await readList(other, `/chat/get-friends-chat/${conversationId}/1/10`)).rows[0];
  const target = targetOf(`message:${id}`);
  await hideContent(server.platform, target, DECIDER);
  expect(await read()).toMatchObject({ body: '', isHidden: true, change: 2 });
  expect((await readCase(server.database, target)).content).toMatchObject({ text: 'Pay me', is_hidden: true });
  await restoreContent(server.platform, target, DECIDER);
  stop();
  expect(await read()).toMatchObject({ body: 'Pay me', deletedAt: null, change: 3 });
  expect(emitted).toMatchObject([
    { to: expect.arrayContaining([one.userId, other.userId]), event: 'message', data: { id, isHidden: true } },
    { data: { id, body: 'Pay me' } },
  ]);
});

it('hides a space from its address, lists and search [MO-03]', async () => {
  const author = await logIn(server);
  const id = await insertSpace(server, { name: 'Casino Royal', tags: ['party'], creator_id: author.userId });
  const found = async () => {
    const search = (await server.get('/item/v2/search-all?name=Casino&pageNumber=1&pageSize=5')).data;
    const all = (await server.get('/world/get-all-spaces/1/50')).data;
    const tagged = (await server.get('/world/get-all-spaces/1/50?tag=party')).data;
    const details = (await server.get(`/item/get-space-details/${id}`)).status;
    return [
      JSON.stringify(search).includes('Casino'),
      JSON.stringify(all).includes('Casino'),
      JSON.stringify(tagged).includes('Casino'),
      details,
    ];
  };
  expect(await found()).toEqual([true, true, true, 200]);
  await hideContent(server.platform, targetOf(`space:${id}`), DECIDER);
  expect(await found()).toEqual([false, false, false, 404]);
  await restoreContent(server.platform, targetOf(`space:${id}`), DECIDER);
  expect(await found()).toEqual([true, true, true, 200]);
});

it('takes name, pictures and bio from a profile, and restores what the member did not change since [MO-03]', async () => {
  const member = await logIn(server);
  const user = () =>
    server.database
      .selectFrom('users')
      .select(['name', 'username', 'bio'])
      .where('id', '=', member.userId)
      .executeTakeFirstOrThrow();
  await updateUser(server.database, member.userId, { name: 'Rude', bio: 'Ruder' });
  const target = targetOf(`user:${member.userId}`);
  await hideContent(server.platform, target, DECIDER);
  const { username } = await user();
  expect(await user()).toMatchObject({ name: username, bio: '' });
  await expect(hideContent(server.platform, target, DECIDER)).rejects.toThrow('hidden or deleted already');
  await updateUser(server.database, member.userId, { name: 'Kind' });
  await restoreContent(server.platform, target, DECIDER);
  expect(await user()).toMatchObject({ name: 'Kind', bio: 'Ruder' });
  await expect(restoreContent(server.platform, target, DECIDER)).rejects.toThrow('is not hidden');
});

it('has a log that no statement can change [MO-05] [T119]', async () => {
  const author = await logIn(server);
  const target = targetOf(`post:${(await writePost(author, 'Buy now')).id}`);
  await hideContent(server.platform, target, DECIDER);
  const change = server.database
    .updateTable('moderation_log')
    .set({ reason: 'x' } as never)
    .execute();
  await expect(change).rejects.toThrow('append-only');
  await expect(server.database.deleteFrom('moderation_log').execute()).rejects.toThrow('append-only');
});
