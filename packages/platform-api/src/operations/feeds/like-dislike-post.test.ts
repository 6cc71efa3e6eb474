import type { Post } from '@xana/contracts/http/feeds/post';
import { logIn, startTestServer, type TestServer } from '../../../test/test-server.ts';
import { expectUndoForCallerAlone, send } from '../../../test/test-undo.ts';

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

it('[T23] removes a like for the caller alone', async () => {
  const like =
    (isLike: boolean) =>
    (member: Parameters<typeof send>[1], { feedId }: { feedId: number }) =>
      send(server, member, 'POST', '/feeds/like-dislike-post', { feedId, isLike });
  await expectUndoForCallerAlone(server, like(true), like(false));
});

it('[PR-06] counts likes correctly when many members like and unlike concurrently', async () => {
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
