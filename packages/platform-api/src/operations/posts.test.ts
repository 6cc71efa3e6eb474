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

describe('blocks', () => {
  const block = (method: 'POST' | 'DELETE', token: string, id: number) =>
    server.ask(method, `/social/block/${id}`, { token });

  it('put both out of each other’s sight, end their following, and only the one who set it takes it back', async () => {
    const [me, other] = [await logIn(server), await logIn(server)];
    await post('/follow/user', me.token, { userId: other.userId });
    await post('/follow/user', other.token, { userId: me.userId });
    const { id } = await write(other.token);
    const commented = await write(me.token);
    await post('/feeds/comment-feed', other.token, { feedId: commented.id, text: 'Hi' });
    expect((await block('POST', me.token, other.userId)).data).toEqual({ isBlocked: true });
    await block('POST', me.token, other.userId);

    const sees = async ({ token }: { token: string }, userId: number) => {
      const profile = await server.ask('POST', '/users/get-user-profile', { token, body: { userId } });
      const name = `explorer`;
      const found = await server.ask('GET', `/item/v2/search-all?name=${name}&pageNumber=1&pageSize=50&type=profile`, {
        token,
      });
      const ids = (found.data as { paginatedResults: { id: number }[] }).paginatedResults.map((hit) => hit.id);
      const feed = await server.ask('GET', `/feeds/public/v2/get-all-feeds/1/50?userId=${userId}`, { token });
      return [profile.status === 200, ids.includes(userId), (feed.data as { count: number }).count > 0];
    };
    expect(await sees(me, other.userId)).toEqual([false, false, false]);
    expect(await sees(other, me.userId)).toEqual([false, false, false]);
    expect((await post('/follow/user', other.token, { userId: me.userId })).code).toBe('USER_NOT_FOUND');
    expect((await post('/feeds/like-dislike-post', me.token, { feedId: id, isLike: true })).code).toBe(
      'POST_NOT_FOUND',
    );
    const comments = await server.ask('POST', '/feeds/feed-comment-list', {
      token: me.token,
      body: { feedId: commented.id, pageNumber: 1, pageSize: 10 },
    });
    expect((comments.data as { count: number }).count).toBe(0);
    const follows = await server.database
      .selectFrom('follows')
      .selectAll()
      .where('follower_id', 'in', [me.userId, other.userId])
      .execute();
    expect(follows).toEqual([]);

    await block('DELETE', other.token, me.userId);
    expect((await sees(me, other.userId))[0]).toBe(false);
    await block('DELETE', me.token, other.userId);
    expect(await sees(me, other.userId)).toEqual([true, true, true]);
  });

  it('nobody blocks themselves or nobody', async () => {
    const me = await logIn(server);
    expect((await block('POST', me.token, me.userId)).code).toBe('BLOCK_SELF');
    expect((await block('POST', me.token, 999_999)).code).toBe('USER_NOT_FOUND');
  });
});

describe('reports', () => {
  it('are kept once for a thing and a person, and only for what the person can see', async () => {
    const me = await logIn(server);
    const { id } = await write(me.token);
    const report = (body: object) => post('/social/report', me.token, body);
    await report({ targetType: 'post', targetId: String(id), reason: 'Spam' });
    expect((await report({ targetType: 'post', targetId: String(id), reason: 'Very much spam' })).data).toEqual({
      isReported: true,
    });
    expect(await server.database.selectFrom('reports').select('reason').execute()).toEqual([
      { reason: 'Very much spam' },
    ]);
    expect((await report({ targetType: 'message', targetId: '1-1', reason: 'Rude' })).code).toBe('TARGET_NOT_FOUND');
    expect((await report({ targetType: 'space', targetId: '99999', reason: 'Gone' })).code).toBe('TARGET_NOT_FOUND');
    expect((await report({ targetType: 'post', targetId: '1; drop', reason: 'x' })).code).toBe('INPUT_INVALID');
  });
});
