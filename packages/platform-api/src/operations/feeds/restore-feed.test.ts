import type { Post } from '@xana/contracts/http/feeds/post';
import { sql } from 'kysely';
import { readList, writeComment, writePost } from '../../../test/member-actions.ts';
import { logIn, logInMembers, type Member, useTestServer } from '../../../test/test-server.ts';
import { purgeDeletedPosts } from '../../database/feeds/deleted-posts.ts';

const server = useTestServer();

const read = async (id: number) => (await server.get(`/feeds/v2/single-feed/${id}`)).data as Post | null;
const countOf = async ({ userId }: Member) => {
  const { rows } = await readList(server, `/feeds/public/v2/get-all-feeds/1/10?userId=${userId}`);
  const { posts } = await server.database
    .selectFrom('user_counts')
    .select('posts')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return [rows.length, posts];
};
const age = (table: 'posts' | 'post_comments', id: number, minutes: number) =>
  server.database
    .updateTable(table)
    .set({ deleted_at: sql`now() - ${minutes} * interval '1 minute'` })
    .where('id', '=', id)
    .execute();

it('[PR-06] restores a deleted post with its likes and comments', async () => {
  const [me, other] = await logInMembers(server, 2);
  const { id } = await writePost(me);
  await writeComment(other, id);
  await other.post('/feeds/like-dislike-post', { feedId: id, isLike: true });
  await me.post('/feeds/delete-feed', { feedId: id });
  expect([await read(id), await countOf(me)]).toEqual([null, [0, 0]]);
  expect((await other.post('/feeds/comment-feed', { feedId: id, text: 'Late' })).code).toBe('POST_NOT_FOUND');
  expect((await other.post('/feeds/like-dislike-post', { feedId: id, isLike: false })).code).toBe('POST_NOT_FOUND');
  expect((await other.post('/feeds/restore-feed', { feedId: id })).code).toBe('POST_NOT_FOUND');
  for (let times = 0; times < 2; times += 1) {
    expect((await me.post('/feeds/restore-feed', { feedId: id })).data).toMatchObject({ id, likeCount: 1 });
  }
  expect(await read(id)).toMatchObject({ commentCount: 1 });
  expect(await countOf(me)).toEqual([1, 1]);
});

it('[PR-06] purges a post an hour after its deletion, and cannot restore it from then on', async () => {
  const me = await logIn(server);
  const [kept, deleted] = [await writePost(me), await writePost(me)];
  for (const { id } of [kept, deleted]) await me.post('/feeds/delete-feed', { feedId: id });
  await age('posts', kept.id, 59);
  await age('posts', deleted.id, 61);
  expect((await me.post('/feeds/restore-feed', { feedId: deleted.id })).code).toBe('POST_NOT_FOUND');
  await Promise.all([purgeDeletedPosts(server.database), purgeDeletedPosts(server.database)]);
  const left = await server.database.selectFrom('posts').select('id').where('user_id', '=', me.userId).execute();
  expect(left).toEqual([{ id: kept.id }]);
  expect(await countOf(me)).toEqual([0, 0]);
  expect((await me.post('/feeds/restore-feed', { feedId: kept.id })).status).toBe(200);
  expect(await countOf(me)).toEqual([1, 1]);
});

it('[PR-06] restores a comment and its replies only for the member who deleted it', async () => {
  const [author, guest] = await logInMembers(server, 2);
  const { id: feedId } = await writePost(author);
  const { id } = await writeComment(guest, feedId);
  await writeComment(author, feedId, 'Hi', id);
  const remove = (member: Member) => member.delete(`/feeds/feed-comment-delete/${id}`);
  const restore = (member: Member) => member.post('/feeds/restore-feed-comment', { id });
  for (const [deletedBy, other] of [
    [author, guest],
    [guest, author],
  ] as const) {
    expect((await remove(deletedBy)).status).toBe(200);
    expect((await read(feedId))?.commentCount).toBe(0);
    expect((await restore(other)).code).toBe('COMMENT_NOT_FOUND');
    expect((await restore(deletedBy)).data).toMatchObject({ id, replyCount: 1 });
    expect((await read(feedId))?.commentCount).toBe(2);
  }
  await remove(guest);
  await age('post_comments', id, 61);
  expect((await restore(guest)).code).toBe('COMMENT_NOT_FOUND');
});
