import { sql } from 'kysely';
import { insertBuiltWorld, insertEvent, insertSpace } from '../../../test/test-rows.ts';
import { logIn, logInMembers, type Member, useTestServer } from '../../../test/test-server.ts';
import { hideSpace, showSpace } from '../../database/moderation/hidden-content.ts';
import { purgeDeletedSpaces } from '../../database/spaces/deleted-spaces.ts';

const server = useTestServer();

interface Rows {
  count: number;
  rows: { id: number }[];
}

const newSpace = ({ userId }: Member, built_world_id: number | null = null) =>
  insertSpace(server, { creator_id: userId, built_world_id });
const remove = (member: Member, id: number) => member.delete(`/item/delete-2d-space/${id}`);
const restore = (member: Member, id: number) => member.post(`/item/restore-2d-space/${id}`);
const deleted = async (member: Member) =>
  (await member.get('/item/get-deleted-spaces')).data as { id: number; restorableUntil: string }[];
const age = (id: number, days: number) =>
  server.database
    .updateTable('spaces')
    .set({ deleted_at: sql`now() - ${days} * interval '1 day'` })
    .where('id', '=', id)
    .execute();

/** Where a space and an event in it are shown to their creator and to others. */
async function placesOf(me: Member, id: number): Promise<string[]> {
  const { token, userId } = me;
  const lists: [string, string][] = [
    ['own spaces', '/world/get-my-spaces/1/50'],
    ['all spaces', `/world/get-all-spaces/1/50?creatorId=${userId}`],
    ['favourites', '/world/get-favourite-space-feed-paginated/1/50'],
  ];
  const found: string[] = [];
  for (const [name, path] of lists) {
    const { data, status } = await server.ask('GET', path, { token });
    if (status !== 200) throw new Error(`${path} returned ${status}.`);
    const { count, rows } = data as Rows;
    if (count !== rows.length) throw new Error(`${path} counts ${count} of ${rows.length} rows.`);
    if (rows.some((row) => row.id === id)) found.push(name);
  }
  for (const [name, path] of [
    ['details', `/item/get-space-details/${id}`],
    ['typed details', `/hot/get-single-world-hot/${id}/USER_WORLD`],
    ['edit', `/item/get-own-space/${id}`],
  ]) {
    if ((await server.ask('GET', path ?? '', { token })).status === 200) found.push(name ?? '');
  }
  return found;
}

it('hides a deleted space everywhere, and restores it with its favourites', async () => {
  const me = await logIn(server);
  const id = await newSpace(me);
  await me.put(`/world/mark-favourite-space/${id}`, { isFavourite: true });
  const before = await placesOf(me, id);
  expect(before).toEqual(['own spaces', 'all spaces', 'favourites', 'details', 'typed details', 'edit']);
  expect((await remove(me, id)).data).toEqual({ isDeleted: true });
  expect(await placesOf(me, id)).toEqual([]);
  expect((await remove(me, id)).code).toBe('SPACE_NOT_FOUND');
  expect((await deleted(me)).map((space) => space.id)).toEqual([id]);
  for (let times = 0; times < 2; times += 1) expect((await restore(me, id)).data).toMatchObject({ id });
  expect(await placesOf(me, id)).toEqual(before);
  expect(await deleted(me)).toEqual([]);
});

it('hides the events of a deleted space', async () => {
  const me = await logIn(server);
  const space_id = await newSpace(me);
  const id = await insertEvent(server, { host_id: me.userId, space_id });
  const read = async () => (await server.get(`/userCustomEvent/get-single-event/${id}`)).status;
  expect(await read()).toBe(200);
  await remove(me, space_id);
  expect(await read()).not.toBe(200);
  await restore(me, space_id);
  expect(await read()).toBe(200);
});

it('purges a space seven days after its deletion, and cannot restore it from then on', async () => {
  const me = await logIn(server);
  const [kept, old] = [await newSpace(me), await newSpace(me)];
  for (const id of [kept, old]) await remove(me, id);
  await age(kept, 6.9);
  await age(old, 7.1);
  expect((await restore(me, old)).code).toBe('SPACE_NOT_FOUND');
  expect((await deleted(me)).map(({ id }) => id)).toEqual([kept]);
  await Promise.all([purgeDeletedSpaces(server.database), purgeDeletedSpaces(server.database)]);
  const left = await server.database.selectFrom('spaces').select('id').where('creator_id', '=', me.userId).execute();
  expect(left).toEqual([{ id: kept }]);
});

it('frees the 3D space of a deleted space, and restores the space without it when another one shows it', async () => {
  const me = await logIn(server);
  const builtWorldId = await insertBuiltWorld(server, me.userId);
  const first = await newSpace(me, builtWorldId);
  await remove(me, first);
  const builtWorlds = await me.get('/item/user-created-worlds');
  expect(builtWorlds.data).toMatchObject([{ id: builtWorldId, spaceId: null }]);
  await restore(me, first);
  await remove(me, first);
  const second = await newSpace(me, builtWorldId);
  expect((await restore(me, first)).data).toMatchObject({ metaverseWorldId: null });
  expect((await me.get(`/item/get-own-space/${second}`)).data).toMatchObject({
    metaverseWorldId: builtWorldId,
  });
});

it('leaves the decision of an operator: a hidden space cannot be deleted or restored, a deleted one not shown again', async () => {
  const me = await logIn(server);
  const [hidden, gone] = [await newSpace(me), await newSpace(me)];
  await hideSpace(server.database, hidden);
  expect([(await remove(me, hidden)).code, (await restore(me, hidden)).code]).toEqual([
    'SPACE_NOT_FOUND',
    'SPACE_NOT_FOUND',
  ]);
  await remove(me, gone);
  expect([await hideSpace(server.database, gone), await showSpace(server.database, gone)]).toEqual([false, false]);
  expect(await showSpace(server.database, hidden)).toBe(true);
});

it('lets no other member delete or restore it (IDOR)', async () => {
  const [me, other] = await logInMembers(server, 2);
  const id = await newSpace(me);
  expect((await remove(other, id)).code).toBe('SPACE_NOT_FOUND');
  await remove(me, id);
  expect((await restore(other, id)).code).toBe('SPACE_NOT_FOUND');
  expect(await deleted(other)).toEqual([]);
});
