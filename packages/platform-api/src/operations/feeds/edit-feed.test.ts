import type { Post } from '@xana/contracts/http/feeds/post';
import { logIn, startTestServer, type TestServer } from '../../../test/test-server.ts';
import { plain, sendFile } from '../uploads/test-upload.ts';

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

it('[PR-06] lets only the author edit and delete a post', async () => {
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

it('replaces the pictures of a post, keeps those that it has, and rejects pictures of others [PR-06] [T23]', async () => {
  const [me, other] = [await logIn(server), await logIn(server)];
  const upload = async (token: string) => (await sendFile(server, await plain().png().toBuffer(), token)).file;
  const [first, second] = [await upload(me.token), await upload(me.token)];
  const images = [{ url: first, alt: 'A pier' }];
  const { data } = await post('/feeds/single-feed', me.token, { descriptions: 'Pier', images });
  const feedId = (data as Post).id;
  const edit = (change: object) => post('/feeds/edit-feed', me.token, { feedId, descriptions: 'Pier', ...change });
  expect((await edit({})).data).toMatchObject({ images });
  const wanted = [
    { url: second, alt: '' },
    { url: first, alt: 'The pier at night' },
  ];
  expect((await edit({ images: wanted })).data).toMatchObject({ image: second, images: wanted });
  const theirs = await edit({ images: [{ url: await upload(other.token), alt: '' }] });
  expect([theirs.status, theirs.code]).toEqual([400, 'UPLOAD_IMAGE']);
  expect(await read(feedId)).toMatchObject({ images: wanted });
  expect((await edit({ images: [] })).data).toMatchObject({ image: null, images: [] });
});

it.each(['', '   ', 'x'.repeat(2_001), 'a\0b'])('rejects the text %j and stores nothing', async (descriptions) => {
  const me = await logIn(server);
  const { status, code } = await post('/feeds/single-feed', me.token, { descriptions });
  expect([status, code]).toEqual([400, 'INPUT_INVALID']);
  const mine = await server.ask('GET', `/feeds/public/v2/get-all-feeds/1/10?userId=${me.userId}`);
  expect((mine.data as { count: number }).count).toBe(0);
});
