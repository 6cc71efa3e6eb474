import type { SpaceNumbers } from '@xana/contracts/http/spaces/space-numbers';
import { sql } from 'kysely';
import { follow } from '../../../test/member-actions.ts';
import { insertSpace } from '../../../test/test-rows.ts';
import { logIn, logInMembers, type Member, SITE, useTestServer } from '../../../test/test-server.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

const server = useTestServer();

const newSpace = ({ userId }: Member) => insertSpace(server, { creator_id: userId });
const numbers = (member: Member, id: number, days = 30) => member.get(`/item/get-space-numbers/${id}/${days}`);
const send = (method: 'GET' | 'POST', url: string, from: string, payload?: object) =>
  server.server.hosts.api.inject({
    method,
    url,
    remoteAddress: from,
    headers: { 'user-agent': BROWSER, origin: SITE },
    ...(payload ? { payload } : {}),
  });
const visit = (id: number, from: string) => send('GET', `/item/get-space-details/${id}`, from);
const report = async (id: number, from: string, source: string) =>
  (await send('POST', `/item/report-visit-source/${id}`, from, { source })).json().data?.isCounted;

it('counts visits, favourites and followers by day, one row for each day', async () => {
  const [me, other] = await logInMembers(server, 2);
  const id = await newSpace(me);
  await visit(id, '10.9.0.1');
  await visit(id, '10.9.0.2');
  await other.put(`/world/mark-favourite-space/${id}`, { isFavourite: true });
  await follow(other, me);
  await sql`insert into visits (space_id, day, visits) values (${id}, current_date - 29, 5), (${id}, current_date - 30, 7)`.execute(
    server.database,
  );
  const { days, ...rest } = (await numbers(me, id)).data as SpaceNumbers;
  expect(rest).toEqual({ id, name: 'Garden', sources: [] });
  expect(days).toHaveLength(30);
  expect(days[0]).toMatchObject({ visits: 5, favourites: 0, followers: 0 });
  expect(days.at(-1)).toEqual({
    day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    visits: 2,
    favourites: 1,
    followers: 1,
  });
  expect(((await numbers(me, id, 90)).data as SpaceNumbers).days).toHaveLength(90);
});

it('[T69] attributes each counted visit to one source, and nothing that was not counted', async () => {
  const me = await logIn(server);
  const id = await newSpace(me);
  expect(await report(id, '10.9.1.1', 'search')).toBe(false);
  for (const from of ['10.9.1.1', '10.9.1.2', '10.9.1.3']) await visit(id, from);
  expect(await report(id, '10.9.1.1', 'search')).toBe(true);
  expect(await report(id, '10.9.1.1', 'home')).toBe(false);
  expect(await report(id, '10.9.1.2', 'search')).toBe(true);
  expect(await report(id, '10.9.1.3', 'external')).toBe(true);
  expect(await report(id, '10.9.1.3', 'no such source')).toBeUndefined();
  expect(((await numbers(me, id)).data as SpaceNumbers).sources).toEqual([
    { source: 'search', visits: 2 },
    { source: 'external', visits: 1 },
  ]);
  await sql`update counted_visits set expires_at = now() - interval '1 second' where space_id = ${id}`.execute(
    server.database,
  );
  expect(await report(id, '10.9.1.2', 'feed')).toBe(false);
});

it('shows the numbers to the creator alone (IDOR)', async () => {
  const [me, other] = await logInMembers(server, 2);
  const id = await newSpace(me);
  expect((await numbers(other, id)).code).toBe('SPACE_NOT_FOUND');
  expect((await server.get(`/item/get-space-numbers/${id}/30`)).status).toBe(401);
  await me.delete(`/item/delete-2d-space/${id}`);
  expect((await numbers(me, id)).code).toBe('SPACE_NOT_FOUND');
});

it.each([0, 91, 'x'])('rejects %s days', async (days) => {
  const me = await logIn(server);
  const id = await newSpace(me);
  expect((await me.get(`/item/get-space-numbers/${id}/${days}`)).code).toBe('INPUT_INVALID');
});
