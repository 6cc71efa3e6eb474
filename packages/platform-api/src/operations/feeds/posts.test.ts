import type { Post } from '@xana/contracts/http/feeds/post';
import { logIn, logInMembers, type Member, useTestServer } from '../../../test/test-server.ts';
import { expectUndoForCallerAlone, send } from '../../../test/test-undo.ts';
import { plain, sendFile } from '../uploads/test-upload.ts';

const server = useTestServer();
const create = (member: Member, body: object) => member.post('/feeds/single-feed', body);
const upload = async (token: string) => (await sendFile(server, await plain().png().toBuffer(), token)).file;

it('[PR-06] creates a post with a picture that the member uploaded', async () => {
  const me = await logIn(server);
  const image = await upload(me.token);
  const { status, data } = await create(me, { descriptions: 'My garden', image });
  expect([status, data]).toEqual([200, expect.objectContaining({ descriptions: 'My garden', image })]);
  const { id } = data as { id: number };
  expect((await server.ask('GET', `/feeds/v2/single-feed/${id}`)).data).toMatchObject({ image });
  expect((await create(me, { descriptions: 'No picture', image: null })).data).toMatchObject({ image: null });
});

it('[T23] rejects a picture that another member uploaded, or that is on another host, and creates nothing', async () => {
  const [me, other] = await logInMembers(server, 2);
  for (const image of [await upload(other.token), 'https://evil.test/x.png', 'upload/../../etc/passwd']) {
    const { status, code } = await create(me, { descriptions: 'Not mine', image });
    expect([status, code]).toEqual([400, 'UPLOAD_IMAGE']);
  }
  const mine = await server.ask('GET', `/feeds/public/v2/get-all-feeds/1/10?userId=${me.userId}`);
  expect((mine.data as { count: number }).count).toBe(0);
});

it('[PR-06] creates a post with up to four pictures and their descriptions', async () => {
  const me = await logIn(server);
  const images = [];
  for (const alt of ['A garden', '', '門と灯り', 'Stairs']) images.push({ url: await upload(me.token), alt });
  const { data } = await create(me, { descriptions: 'Four views', images });
  expect(data).toMatchObject({ image: images[0]?.url, images });
  const { id } = data as { id: number };
  expect((await server.ask('GET', `/feeds/v2/single-feed/${id}`)).data).toMatchObject({ images });
  const tooMany = await create(me, { descriptions: 'Five', images: [...images, images[0]] });
  expect([tooMany.status, tooMany.code]).toEqual([400, 'INPUT_INVALID']);
  const tooLong = await create(me, { descriptions: 'Long', images: [{ ...images[0], alt: 'x'.repeat(1_001) }] });
  expect([tooLong.status, tooLong.code]).toEqual([400, 'INPUT_INVALID']);
});

it('[T23] rejects a post when one of its pictures belongs to another member', async () => {
  const [me, other] = await logInMembers(server, 2);
  const images = [
    { url: await upload(me.token), alt: '' },
    { url: await upload(other.token), alt: '' },
  ];
  const { status, code } = await create(me, { descriptions: 'Not all mine', images });
  expect([status, code]).toEqual([400, 'UPLOAD_IMAGE']);
});

const post = async (url: string, token: string, body: object) => server.ask('POST', url, { token, body });

const write = async (token: string, descriptions = 'Hello') =>
  (await post('/feeds/single-feed', token, { descriptions })).data as Post;

const read = async (id: number, token?: string) =>
  (await server.ask('GET', `/feeds/v2/single-feed/${id}`, { token })).data as Post;

it('[PR-06] lets only the author edit and delete a post', async () => {
  const [me, other] = await logInMembers(server, 2);
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
  const [me, other] = await logInMembers(server, 2);
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

it('[T23] removes a like for the caller alone', async () => {
  const like =
    (isLike: boolean) =>
    (member: Parameters<typeof send>[1], { feedId }: { feedId: number }) =>
      send(server, member, 'POST', '/feeds/like-dislike-post', { feedId, isLike });
  await expectUndoForCallerAlone(server, like(true), like(false));
});

it('[PR-06] counts likes correctly when many members like and unlike concurrently', async () => {
  const people = await logInMembers(server, 6);
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
