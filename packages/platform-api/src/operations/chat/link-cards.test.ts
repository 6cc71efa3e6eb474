import type { LinkCard } from '@xana/contracts/http/chat/link-cards';
import { writePost } from '../../../test/member-actions.ts';
import { insertEvent, insertSpace } from '../../../test/test-rows.ts';
import { logIn, logInMembers, type Member, useTestServer } from '../../../test/test-server.ts';

const server = useTestServer();

const ask = (member: Member, kind: string, id: number | string) => member.get(`/chat/get-link-card/${kind}/${id}`);
const cardOf = async (member: Member, kind: LinkCard['kind'], id: number) => {
  const { status, data } = await ask(member, kind, id);
  expect(status).toBe(200);
  return (data as { card: LinkCard | null }).card;
};

const STARTS_AT = new Date('2026-12-24T17:00:00Z');
const hide = (id: number) =>
  server.database.updateTable('spaces').set({ hidden_at: new Date() }).where('id', '=', id).execute();

/** One page of each kind by the same author. */
async function createAll(author: Member) {
  const { userId } = author;
  const space = await insertSpace(server, { name: 'Pier', creator_id: userId });
  const event = await insertEvent(server, { host_id: userId, space_id: space, starts_at: STARTS_AT });
  return { space, event, profile: userId, post: (await writePost(author, 'Slow and green')).id };
}

it('[CM-08] answers title, picture and people of a space, an event, a profile and a post', async () => {
  const [author, reader] = await logInMembers(server, 2);
  const { space, event, profile, post: postId } = await createAll(author);
  const picture = expect.stringMatching(/^http/);
  const user = expect.objectContaining({ id: author.userId, name: expect.any(String) });
  expect(await cardOf(reader, 'space', space)).toEqual({ kind: 'space', id: space, title: 'Pier', picture, user });
  expect(await cardOf(reader, 'event', event)).toEqual({
    kind: 'event',
    id: event,
    title: 'Lanterns',
    picture,
    user,
    startsAt: STARTS_AT.toISOString(),
  });
  const person = await cardOf(reader, 'profile', profile);
  expect(person).toMatchObject({ picture: null, user, username: expect.any(String) });
  expect(person?.title).toBe(person?.user?.name);
  const shown = { kind: 'post', id: postId, title: 'Slow and green', picture: null, user };
  expect(await cardOf(reader, 'post', postId)).toEqual(shown);
});

it('[CM-08] counts no visit of the space', async () => {
  const reader = await logIn(server);
  const space = await insertSpace(server);
  const visits = () =>
    server.database.selectFrom('space_counts').selectAll().where('space_id', '=', space).executeTakeFirstOrThrow();
  const before = await visits();
  await cardOf(reader, 'space', space);
  expect(await visits()).toEqual(before);
});

it('[CM-08] answers the beginning of a long post, without half a character', async () => {
  const member = await logIn(server);
  const { id } = await writePost(member, '🌸'.repeat(200));
  expect((await cardOf(member, 'post', id))?.title).toBe('🌸'.repeat(140));
});

it('[CM-08] [T127] has no card for hidden spaces and their events, deleted posts, and what does not exist', async () => {
  const [author, reader] = await logInMembers(server, 2);
  const { space, event, post: postId } = await createAll(author);
  await hide(space);
  await author.post('/feeds/delete-feed', { feedId: postId });
  for (const [kind, id] of Object.entries({ space, event, post: postId }))
    expect([kind, await cardOf(reader, kind as LinkCard['kind'], id)]).toEqual([kind, null]);
  for (const kind of ['space', 'event', 'profile', 'post'] as const)
    expect([kind, await cardOf(reader, kind, 2_000_000)]).toEqual([kind, null]);
});

it('[CM-08] has no card for profile and posts where one of the two blocked the other, and names neither', async () => {
  const [author, reader] = await logInMembers(server, 2);
  const all = await createAll(author);
  const own = await createAll(reader);
  await author.post(`/social/block/${reader.userId}`);
  for (const [member, { space, event, profile, post: postId }] of [
    [reader, all],
    [author, own],
  ] as const) {
    expect(await cardOf(member, 'profile', profile)).toBeNull();
    expect(await cardOf(member, 'post', postId)).toBeNull();
    expect(await cardOf(member, 'space', space)).toMatchObject({ title: 'Pier', user: null });
    expect(await cardOf(member, 'event', event)).toMatchObject({ title: 'Lanterns', user: null });
  }
});

it('[CM-08] has no card for a deleted account and its posts, and does not name it', async () => {
  const [author, reader] = await logInMembers(server, 2);
  const { space, profile, post: postId } = await createAll(author);
  expect((await author.post('/settings/delete-account')).status).toBe(200);
  expect(await cardOf(reader, 'profile', profile)).toBeNull();
  expect(await cardOf(reader, 'post', postId)).toBeNull();
  expect(await cardOf(reader, 'space', space)).toMatchObject({ user: null });
});

it('[CM-08] rejects visitors, other kinds and ids that are none', async () => {
  const member = await logIn(server);
  expect((await server.get('/chat/get-link-card/space/1')).code).toBe('TOKEN_MISSING');
  expect((await ask(member, 'avatar', 1)).code).toBe('INPUT_INVALID');
  expect((await ask(member, 'space', 'x')).code).toBe('INPUT_INVALID');
});
