import type { Post } from '@xana/contracts/http/feeds/post';
import { logIn, startTestServer, type TestServer } from '../../test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.close());

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
