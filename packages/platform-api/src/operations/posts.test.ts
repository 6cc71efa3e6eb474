import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logIn, startTestServer, type TestServer } from '../test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(mkdtempSync(join(tmpdir(), 'platform-')));
}, 120_000);
afterAll(() => server.close());

interface Post {
  id: number;
  descriptions: string;
  likeCount: number;
  isLike: boolean;
  commentCount: number;
  updatedAt: string | null;
}
interface Comment {
  id: number;
  text: string;
  user: { id: number };
}

const post = async (url: string, token: string, body: object) => server.ask('POST', url, { token, body });
const write = async (token: string, descriptions = 'Hello') =>
  (await post('/feeds/single-feed', token, { descriptions })).data as Post;
const read = async (id: number, token?: string) =>
  (await server.ask('GET', `/feeds/v2/single-feed/${id}`, { token })).data as Post;

describe('posts', () => {
  it('[PR-06] are written, changed and taken away by who wrote them and by nobody else', async () => {
    const [me, other] = [await logIn(server), await logIn(server)];
    const { id } = await write(me.token, '  はじめまして  ');
    expect(await read(id)).toMatchObject({ descriptions: 'はじめまして', updatedAt: null });
    expect((await post('/feeds/edit-feed', other.token, { feedId: id, descriptions: 'Mine' })).code).toBe(
      'POST_NOT_FOUND',
    );
    expect((await post('/feeds/delete-feed', other.token, { feedId: id })).code).toBe('POST_NOT_FOUND');
    const edited = (await post('/feeds/edit-feed', me.token, { feedId: id, descriptions: 'New' })).data as Post;
    expect(edited.descriptions).toBe('New');
    expect(edited.updatedAt).not.toBeNull();
    expect((await post('/feeds/delete-feed', me.token, { feedId: id })).data).toEqual({ isDeleted: true });
    expect((await server.ask('GET', `/feeds/v2/single-feed/${id}`)).code).toBe('POST_NOT_FOUND');
  });

  it.each(['', '   ', 'x'.repeat(2_001), 'a\0b'])('refuse %j and write nothing', async (descriptions) => {
    const me = await logIn(server);
    const { status, code } = await post('/feeds/single-feed', me.token, { descriptions });
    expect([status, code]).toEqual([400, 'INPUT_INVALID']);
    const mine = await server.ask('GET', `/feeds/public/v2/get-all-feeds/1/10?userId=${me.userId}`);
    expect((mine.data as { count: number }).count).toBe(0);
  });

  it('[PR-06] count likes rightly when many like and take back at once', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => logIn(server)));
    const { id } = await write(people[0]?.token ?? '');
    await Promise.all(
      people.flatMap(({ token }) =>
        [true, true, false, true].map((isLike) => post('/feeds/like-dislike-post', token, { feedId: id, isLike })),
      ),
    );
    await Promise.all(
      people.slice(1).map(({ token }) => post('/feeds/like-dislike-post', token, { feedId: id, isLike: true })),
    );
    await post('/feeds/like-dislike-post', people[0]?.token ?? '', { feedId: id, isLike: false });
    expect(await read(id, people[1]?.token)).toMatchObject({ likeCount: 5, isLike: true });
    expect(await read(id, people[0]?.token)).toMatchObject({ likeCount: 5, isLike: false });
  });

  it('[PR-06] carry comments; one’s own and those under one’s own post can be taken away', async () => {
    const [author, guest, stranger] = [await logIn(server), await logIn(server), await logIn(server)];
    const { id } = await write(author.token);
    const say = async (token: string, text: string) =>
      (await post('/feeds/comment-feed', token, { feedId: id, text })).data as Comment;
    const first = await say(guest.token, 'First');
    const second = await say(guest.token, 'Second');
    const list = async () => {
      const { data } = await server.ask('POST', '/feeds/feed-comment-list', {
        body: { feedId: id, pageNumber: 1, pageSize: 10 },
      });
      return (data as { rows: Comment[] }).rows.map(({ text }) => text);
    };
    expect(await list()).toEqual(['Second', 'First']);
    expect((await read(id)).commentCount).toBe(2);
    const remove = (token: string, comment: Comment) =>
      server.ask('DELETE', `/feeds/feed-comment-delete/${comment.id}`, { token });
    expect((await remove(stranger.token, first)).code).toBe('COMMENT_NOT_FOUND');
    expect((await remove(author.token, first)).status).toBe(200);
    expect((await remove(guest.token, second)).status).toBe(200);
    expect(await list()).toEqual([]);
  });
});
