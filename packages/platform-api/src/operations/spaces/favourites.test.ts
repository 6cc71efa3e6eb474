import type { Space } from '@xana/contracts/http/spaces/space';
import { type Reader, readList } from '../../../test/member-actions.ts';
import { logIn, logInMembers, type Member, useTestServer } from '../../../test/test-server.ts';
import { expectUndoForCallerAlone } from '../../../test/test-undo.ts';

const server = useTestServer({ seed: 'demo' });

const list = (url: string, reader: Reader = server) => readList<Space>(reader, url);

it('[T23] removes a favourite for the caller alone', async () => {
  const mark =
    (isFavourite: boolean) =>
    (member: Member, { spaceId }: { spaceId: number }) =>
      member.put(`/world/mark-favourite-space/${spaceId}`, { isFavourite });
  await expectUndoForCallerAlone(server, mark(true), mark(false));
});

it('[SB-01] marks a favourite once for the member alone, and removes it', async () => {
  const [me, other] = await logInMembers(server, 2);
  const mark = (isFavourite: boolean) => me.put('/world/mark-favourite-space/38', { isFavourite });
  await mark(true);
  await mark(true);
  const mine = await list('/world/get-favourite-space-list/1/8', me);
  expect(mine.count).toBe(1);
  expect((await list('/world/get-favourite-space-list/1/8', other)).count).toBe(0);
  expect((await me.get('/hot/get-single-world-hot/38/ENVIRONMENT')).data).toMatchObject({ isFavourite: true });
  await mark(false);
  expect((await list('/world/get-favourite-space-list/1/8', me)).count).toBe(0);
});

it('[RT-08] lists spaces newest first, and the favourites of the member separately', async () => {
  const all = await list('/world/get-general-space-feed-paginated/1/30');
  const dates = all.rows.map(({ createdAt }) => createdAt);
  expect(dates).toEqual([...dates].sort().reverse());
  expect((await list('/world/get-general-space-feed')).rows.map(({ id }) => id)).toEqual(
    all.rows.slice(0, 20).map(({ id }) => id),
  );
  expect((await server.get('/world/get-favourite-space-feed')).code).toBe('TOKEN_MISSING');
  const me = await logIn(server);
  await me.put('/world/mark-favourite-space/7', { isFavourite: true });
  expect((await list('/world/get-favourite-space-feed', me)).rows.map(({ id }) => id)).toEqual([7]);
  expect((await list('/world/get-favourite-space-feed-paginated/1/5', me)).count).toBe(1);
});
