import type { Post } from '@xana/contracts/http/feeds/post';
import { readList, writePost } from '../../../test/member-actions.ts';
import { logIn, logInMembers, type Member, useTestServer } from '../../../test/test-server.ts';
import { expectUndoForCallerAlone } from '../../../test/test-undo.ts';
import { uploadPicture } from '../uploads/test-upload.ts';

const server = useTestServer();
const create = (member: Member, body: object) => member.post('/feeds/single-feed', body);
const upload = (member: Member) => uploadPicture(server, member);

it('[PR-06] creates a post with a picture that the member uploaded', async () => {
  const me = await logIn(server);
  const image = await upload(me);
  const { status, data } = await create(me, { descriptions: 'My garden', image });
  expect([status, data]).toEqual([200, expect.objectContaining({ descriptions: 'My garden', image })]);
  const { id } = data as { id: number };
  expect((await server.get(`/feeds/v2/single-feed/${id}`)).data).toMatchObject({ image });
  expect((await create(me, { descriptions: 'No picture', image: null })).data).toMatchObject({ image: null });
});

it('[T23] rejects a picture that another member uploaded, or that is on another host, and creates nothing', async () => {
  const [me, other] = await logInMembers(server, 2);
  for (const image of [await upload(other), 'https://evil.test/x.png', 'upload/../../etc/passwd']) {
    const { status, code } = await create(me, { descriptions: 'Not mine', image });
    expect([status, code]).toEqual([400, 'UPLOAD_IMAGE']);
  }
  expect((await readList(server, `/feeds/public/v2/get-all-feeds/1/10?userId=${me.userId}`)).count).toBe(0);
});

it('[PR-06] creates a post with up to four pictures and their descriptions', async () => {
  const me = await logIn(server);
  const images = [];
  for (const alt of ['A garden', '', '門と灯り', 'Stairs']) images.push({ url: await upload(me), alt });
  const { data } = await create(me, { descriptions: 'Four views', images });
  expect(data).toMatchObject({ image: images[0]?.url, images });
  const { id } = data as { id: number };
  expect((await server.get(`/feeds/v2/single-feed/${id}`)).data).toMatchObject({ images });
  const tooMany = await create(me, { descriptions: 'Five', images: [...images, images[0]] });
  expect([tooMany.status, tooMany.code]).toEqual([400, 'INPUT_INVALID']);
  const tooLong = await create(me, { descriptions: 'Long', images: [{ ...images[0], alt: 'x'.repeat(1_001) }] });
  expect([tooLong.status, tooLong.code]).toEqual([400, 'INPUT_INVALID']);
});

it('[T23] rejects a post when one of its pictures belongs to another member', async () => {
  const [me, other] = await logInMembers(server, 2);
  const images = [
    { url: await upload(me), alt: '' },
    { url: await upload(other), alt: '' },
  ];
  const { status, code } = await create(me, { descriptions: 'Not all mine', images });
  expect([status, code]).toEqual([400, 'UPLOAD_IMAGE']);
});

const read = async (id: number, token?: string) =>
  (await server.ask('GET', `/feeds/v2/single-feed/${id}`, { token })).data as Post;

it('[PR-06] lets only the author edit and delete a post', async () => {
  const [me, other] = await logInMembers(server, 2);
  const { id } = await writePost(me, '  はじめまして  ');
  expect(await read(id)).toMatchObject({ descriptions: 'はじめまして', updatedAt: null });
  expect((await other.post('/feeds/edit-feed', { feedId: id, descriptions: 'Mine' })).code).toBe('POST_NOT_FOUND');
  expect((await other.post('/feeds/delete-feed', { feedId: id })).code).toBe('POST_NOT_FOUND');
  const edited = (await me.post('/feeds/edit-feed', { feedId: id, descriptions: 'New' })).data as Post;
  expect(edited.descriptions).toBe('New');
  expect(edited.updatedAt).not.toBeNull();
  expect((await me.post('/feeds/delete-feed', { feedId: id })).data).toEqual({ isDeleted: true });
  expect((await server.get(`/feeds/v2/single-feed/${id}`)).code).toBe('POST_NOT_FOUND');
});

it('replaces the pictures of a post, keeps those that it has, and rejects pictures of others [PR-06] [T23]', async () => {
  const [me, other] = await logInMembers(server, 2);
  const [first, second] = [await upload(me), await upload(me)];
  const images = [{ url: first, alt: 'A pier' }];
  const { data } = await me.post('/feeds/single-feed', { descriptions: 'Pier', images });
  const feedId = (data as Post).id;
  const edit = (change: object) => me.post('/feeds/edit-feed', { feedId, descriptions: 'Pier', ...change });
  expect((await edit({})).data).toMatchObject({ images });
  const wanted = [
    { url: second, alt: '' },
    { url: first, alt: 'The pier at night' },
  ];
  expect((await edit({ images: wanted })).data).toMatchObject({ image: second, images: wanted });
  const theirs = await edit({ images: [{ url: await upload(other), alt: '' }] });
  expect([theirs.status, theirs.code]).toEqual([400, 'UPLOAD_IMAGE']);
  expect(await read(feedId)).toMatchObject({ images: wanted });
  expect((await edit({ images: [] })).data).toMatchObject({ image: null, images: [] });
});

it.each(['', '   ', 'x'.repeat(2_001), 'a\0b'])('rejects the text %j and stores nothing', async (descriptions) => {
  const me = await logIn(server);
  const { status, code } = await me.post('/feeds/single-feed', { descriptions });
  expect([status, code]).toEqual([400, 'INPUT_INVALID']);
  expect((await readList(server, `/feeds/public/v2/get-all-feeds/1/10?userId=${me.userId}`)).count).toBe(0);
});

it('[T23] removes a like for the caller alone', async () => {
  const like =
    (isLike: boolean) =>
    (member: Member, { feedId }: { feedId: number }) =>
      member.post('/feeds/like-dislike-post', { feedId, isLike });
  await expectUndoForCallerAlone(server, like(true), like(false));
});

it('[PR-06] counts likes correctly when many members like and unlike concurrently', async () => {
  const people = await logInMembers(server, 6);
  const [author, ...others] = people;
  const { id: feedId } = await writePost(author);
  const like = (member: Member, isLike: boolean) => member.post('/feeds/like-dislike-post', { feedId, isLike });
  await Promise.all(people.flatMap((member) => [true, true, false, true].map((isLike) => like(member, isLike))));
  await Promise.all(others.map((member) => like(member, true)));
  await like(author, false);
  expect(await read(feedId, others[0].token)).toMatchObject({ likeCount: 5, isLike: true });
  expect(await read(feedId, author.token)).toMatchObject({ likeCount: 5, isLike: false });
});
