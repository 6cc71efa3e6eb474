import type { Post } from '@xana/contracts/http/feeds/post';
import { readList } from '../../../test/member-actions.ts';
import { insertEvent, insertSpace } from '../../../test/test-rows.ts';
import { logIn, type Member, useTestServer } from '../../../test/test-server.ts';

const server = useTestServer();

const send = async (path: string, member: Member, body: object) => {
  const { data, code } = await member.post(`/feeds/${path}`, body);
  return { code, post: data as Post };
};
const create = (member: Member, attachment?: object | null) =>
  send('single-feed', member, { descriptions: 'Look at this', ...(attachment === undefined ? {} : { attachment }) });
const read = async (id: number) => (await server.get(`/feeds/v2/single-feed/${id}`)).data as Post;

/** A space, and an event in another space. */
async function createAttachable(host_id: number) {
  const space = { id: await insertSpace(server, { name: 'Pier' }), title: 'Pier' };
  const space_id = await insertSpace(server);
  const starts_at = new Date('2026-12-24T17:00:00Z');
  const id = await insertEvent(server, { title: 'Lanterns', host_id, space_id, starts_at });
  return { space, event: { id, title: 'Lanterns', space_id, startsAt: starts_at.toISOString() } };
}

const hide = (id: number, hidden_at: Date | null) =>
  server.database.updateTable('spaces').set({ hidden_at }).where('id', '=', id).execute();

it('[FD-01] shows the space or the event of a post in the feed and on its page', async () => {
  const me = await logIn(server);
  const { space, event } = await createAttachable(me.userId);
  const ofSpace = (await create(me, { kind: 'space', id: space.id })).post;
  const ofEvent = (await create(me, { kind: 'event', id: event.id })).post;
  expect(ofSpace.attachment).toMatchObject({
    kind: 'space',
    id: space.id,
    title: space.title,
    picture: expect.stringMatching(/^http/),
    entityType: 'USER_WORLD',
  });
  expect(ofEvent.attachment).toMatchObject({ title: event.title, startsAt: event.startsAt });
  expect((await create(me)).post.attachment).toBeNull();
  const { rows } = await readList<Post>(server, `/feeds/public/v2/get-all-feeds/1/10?userId=${me.userId}`);
  expect(rows.map(({ attachment }) => attachment?.title ?? null).sort()).toEqual(
    [space.title, event.title, null].sort(),
  );
});

it('[FD-01] rejects a space or event that does not exist, and stores no post', async () => {
  const me = await logIn(server);
  expect((await create(me, { kind: 'space', id: 2_000_000 })).code).toBe('SPACE_NOT_FOUND');
  expect((await create(me, { kind: 'event', id: 2_000_000 })).code).toBe('EVENT_NOT_FOUND');
  expect((await create(me, { kind: 'avatar', id: 1 })).code).toBe('INPUT_INVALID');
  expect((await create(me, { kind: 'space', id: 1, title: 'Mine' })).code).toBe('INPUT_INVALID');
  expect((await readList(server, `/feeds/public/v2/get-all-feeds/1/10?userId=${me.userId}`)).count).toBe(0);
});

it('[FD-01] [T127] tells nothing of a space or event that the moderators hid', async () => {
  const me = await logIn(server);
  const { space, event } = await createAttachable(me.userId);
  const { id } = (await create(me, { kind: 'space', id: space.id })).post;
  const ofEvent = (await create(me, { kind: 'event', id: event.id })).post;
  await hide(space.id, new Date());
  await hide(event.space_id, new Date());
  expect((await read(id)).attachment).toEqual({ kind: 'space', id: space.id, title: null, picture: null });
  expect((await read(ofEvent.id)).attachment).toEqual({ kind: 'event', id: event.id, title: null, picture: null });
  expect((await create(me, { kind: 'space', id: space.id })).code).toBe('SPACE_NOT_FOUND');
  expect((await create(me, { kind: 'event', id: event.id })).code).toBe('EVENT_NOT_FOUND');
  const edited = await send('edit-feed', me, {
    feedId: id,
    descriptions: 'It was nice',
    attachment: { kind: 'space', id: space.id },
  });
  expect(edited.post).toMatchObject({ descriptions: 'It was nice', attachment: { id: space.id, title: null } });
  await hide(space.id, null);
  await hide(event.space_id, null);
  expect((await read(id)).attachment?.title).toBe(space.title);
});

it('[FD-01] keeps, replaces and removes the attachment of an edited post', async () => {
  const me = await logIn(server);
  const { space, event } = await createAttachable(me.userId);
  const { id: feedId } = (await create(me, { kind: 'space', id: space.id })).post;
  const edit = async (change: object) =>
    (await send('edit-feed', me, { feedId, descriptions: 'Changed', ...change })).post?.attachment;
  expect(await edit({})).toMatchObject({ title: space.title });
  expect(await edit({ attachment: { kind: 'event', id: event.id } })).toMatchObject({ title: event.title });
  expect(await edit({ attachment: null })).toBeNull();
});
