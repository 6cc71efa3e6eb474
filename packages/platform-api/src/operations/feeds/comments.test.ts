import type { Post } from '@xana/contracts/http/feeds/post';
import { writeComment, writePost } from '../../../test/member-actions.ts';
import { logIn, logInMembers, type Member, useTestServer } from '../../../test/test-server.ts';

const server = useTestServer();

const read = async (id: number, token?: string) =>
  (await server.ask('GET', `/feeds/v2/single-feed/${id}`, { token })).data as Post;

interface Comment {
  id: number;
  text: string;
}

it('[PR-06] lists comments, and lets the authors of the comment and of the post delete one', async () => {
  const [author, guest, stranger] = await logInMembers(server, 3);
  const { id } = await writePost(author);
  const first = await writeComment(guest, id, 'First');
  const second = await writeComment(guest, id, 'Second');
  const list = async () => {
    const { data } = await server.ask('POST', '/feeds/feed-comment-list', {
      body: { feedId: id, pageNumber: 1, pageSize: 10 },
    });
    return (data as { rows: Comment[] }).rows.map(({ text }) => text);
  };
  expect(await list()).toEqual(['Second', 'First']);
  expect((await read(id)).commentCount).toBe(2);
  const remove = (member: Member, { id: commentId }: Comment) =>
    member.delete(`/feeds/feed-comment-delete/${commentId}`);
  expect((await remove(stranger, first)).code).toBe('COMMENT_NOT_FOUND');
  expect((await remove(author, first)).status).toBe(200);
  expect((await remove(guest, second)).status).toBe(200);
  expect(await list()).toEqual([]);
});

it('[PR-06] lists replies below their comment, oldest first, with one level', async () => {
  const [author, guest] = await logInMembers(server, 2);
  const [{ id }, other] = [await writePost(author), await writePost(author)];
  const reply = async (text: string, parentId?: number, feedId = id) => {
    const { data, code } = await guest.post('/feeds/comment-feed', { feedId, text, parentId });
    return { ...(data as (Comment & { parentId: number | null }) | null), code };
  };
  const list = async (parentId?: number) => {
    const body = { feedId: id, pageNumber: 1, pageSize: 10, parentId };
    const { data } = await server.ask('POST', '/feeds/feed-comment-list', { body });
    return (data as { rows: (Comment & { replyCount: number })[] }).rows.map((row) => [row.text, row.replyCount]);
  };
  const comment = await reply('Comment');
  const first = await reply('First', comment.id);
  expect(await reply('Second', first.id)).toMatchObject({ parentId: comment.id });
  expect(await list()).toEqual([['Comment', 2]]);
  expect(await list(comment.id)).toEqual([
    ['First', 0],
    ['Second', 0],
  ]);
  expect((await reply('Elsewhere', comment.id, other.id)).code).toBe('COMMENT_NOT_FOUND');
});

it('[PR-06] hides replies of blocked members, and does not let them answer', async () => {
  const [author, blocked] = await logInMembers(server, 2);
  const { id: feedId } = await writePost(author);
  const comment = await writeComment(author, feedId, 'Mine');
  await writeComment(blocked, feedId, 'Theirs', comment.id);
  await author.post(`/social/block/${blocked.userId}`, {});
  const body = { feedId, parentId: comment.id, pageNumber: 1, pageSize: 10 };
  expect((await author.post('/feeds/feed-comment-list', body)).data).toEqual({ count: 0, rows: [] });
  expect((await blocked.post('/feeds/comment-feed', { feedId, text: 'Again', parentId: comment.id })).code).toBe(
    'POST_NOT_FOUND',
  );
});

it('[PR-06] stores a post and a comment once when the author repeats the request', async () => {
  const me = await logIn(server);
  const clientId = 'same-key-1';
  const publish = async () => (await me.post('/feeds/single-feed', { descriptions: 'Once', clientId })).data as Post;
  const [{ id }, again] = await Promise.all([publish(), publish()]);
  expect(again.id).toBe(id);
  const comment = async () =>
    (await me.post('/feeds/comment-feed', { feedId: id, text: 'Once', clientId })).data as Comment;
  const comments = await Promise.all([comment(), comment()]);
  expect(new Set(comments.map((each) => each.id)).size).toBe(1);
  expect(await read(id)).toMatchObject({ commentCount: 1 });
});
