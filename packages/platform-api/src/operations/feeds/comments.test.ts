import type { Post } from '@xana/contracts/http/feeds/post';
import { logIn, useTestServer } from '../../../test/test-server.ts';

const server = useTestServer();

const post = async (url: string, token: string, body: object) => server.ask('POST', url, { token, body });
const write = async (token: string, descriptions = 'Hello') =>
  (await post('/feeds/single-feed', token, { descriptions })).data as Post;
const read = async (id: number, token?: string) =>
  (await server.ask('GET', `/feeds/v2/single-feed/${id}`, { token })).data as Post;

interface Comment {
  id: number;
  text: string;
}

it('[PR-06] lists comments, and lets the authors of the comment and of the post delete one', async () => {
  const [author, guest, stranger] = [await logIn(server), await logIn(server), await logIn(server)];
  const { id } = await write(author.token);
  const comment = async (token: string, text: string) =>
    (await post('/feeds/comment-feed', token, { feedId: id, text })).data as Comment;
  const first = await comment(guest.token, 'First');
  const second = await comment(guest.token, 'Second');
  const list = async () => {
    const { data } = await server.ask('POST', '/feeds/feed-comment-list', {
      body: { feedId: id, pageNumber: 1, pageSize: 10 },
    });
    return (data as { rows: Comment[] }).rows.map(({ text }) => text);
  };
  expect(await list()).toEqual(['Second', 'First']);
  expect((await read(id)).commentCount).toBe(2);
  const remove = (token: string, { id: commentId }: Comment) =>
    server.ask('DELETE', `/feeds/feed-comment-delete/${commentId}`, { token });
  expect((await remove(stranger.token, first)).code).toBe('COMMENT_NOT_FOUND');
  expect((await remove(author.token, first)).status).toBe(200);
  expect((await remove(guest.token, second)).status).toBe(200);
  expect(await list()).toEqual([]);
});

it('[PR-06] lists replies below their comment, oldest first, with one level', async () => {
  const [author, guest] = [await logIn(server), await logIn(server)];
  const [{ id }, other] = [await write(author.token), await write(author.token)];
  const reply = async (text: string, parentId?: number, feedId = id) => {
    const { data, code } = await post('/feeds/comment-feed', guest.token, { feedId, text, parentId });
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
  const [author, blocked] = [await logIn(server), await logIn(server)];
  const { id: feedId } = await write(author.token);
  const comment = (await post('/feeds/comment-feed', author.token, { feedId, text: 'Mine' })).data as Comment;
  await post('/feeds/comment-feed', blocked.token, { feedId, text: 'Theirs', parentId: comment.id });
  await post(`/social/block/${blocked.userId}`, author.token, {});
  const body = { feedId, parentId: comment.id, pageNumber: 1, pageSize: 10 };
  expect((await post('/feeds/feed-comment-list', author.token, body)).data).toEqual({ count: 0, rows: [] });
  expect((await post('/feeds/comment-feed', blocked.token, { feedId, text: 'Again', parentId: comment.id })).code).toBe(
    'POST_NOT_FOUND',
  );
});

it('[PR-06] stores a post and a comment once when the author repeats the request', async () => {
  const me = await logIn(server);
  const clientId = 'same-key-1';
  const publish = async () =>
    (await post('/feeds/single-feed', me.token, { descriptions: 'Once', clientId })).data as Post;
  const [{ id }, again] = await Promise.all([publish(), publish()]);
  expect(again.id).toBe(id);
  const comment = async () =>
    (await post('/feeds/comment-feed', me.token, { feedId: id, text: 'Once', clientId })).data as Comment;
  const comments = await Promise.all([comment(), comment()]);
  expect(new Set(comments.map((each) => each.id)).size).toBe(1);
  expect(await read(id)).toMatchObject({ commentCount: 1 });
});
