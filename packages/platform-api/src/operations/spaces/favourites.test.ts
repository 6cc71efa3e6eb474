import { logIn, logInMembers, type Member, useTestServer } from '../../../test/test-server.ts';
import { expectUndoForCallerAlone } from '../../../test/test-undo.ts';

const server = useTestServer({ seed: 'demo' });

interface List {
  count: number;
  rows: Record<string, never>[];
}

const list = async (url: string, token?: string) => (await server.ask('GET', url, { token })).data as List;

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
  const mine = await list('/world/get-favourite-space-list/1/8', me.token);
  expect(mine.count).toBe(1);
  expect((await list('/world/get-favourite-space-list/1/8', other.token)).count).toBe(0);
  const seen = (await me.get('/hot/get-single-world-hot/38/ENVIRONMENT')).data as {
    isFavourite: boolean;
  };
  expect(seen.isFavourite).toBe(true);
  await mark(false);
  expect((await list('/world/get-favourite-space-list/1/8', me.token)).count).toBe(0);
});

it('[RT-08] lists spaces newest first, and the favourites of the member separately', async () => {
  type Spaces = { count: number; rows: { id: number; createdAt: string }[] };
  const spaces = async (url: string, token?: string) => (await server.ask('GET', url, { token })).data as Spaces;
  const all = await spaces('/world/get-general-space-feed-paginated/1/30');
  const dates = all.rows.map(({ createdAt }) => createdAt);
  expect(dates).toEqual([...dates].sort().reverse());
  expect((await spaces('/world/get-general-space-feed')).rows.map(({ id }) => id)).toEqual(
    all.rows.slice(0, 20).map(({ id }) => id),
  );
  expect((await server.ask('GET', '/world/get-favourite-space-feed')).code).toBe('TOKEN_MISSING');
  const me = await logIn(server);
  await me.put('/world/mark-favourite-space/7', { isFavourite: true });
  expect((await spaces('/world/get-favourite-space-feed', me.token)).rows.map(({ id }) => id)).toEqual([7]);
  expect((await spaces('/world/get-favourite-space-feed-paginated/1/5', me.token)).count).toBe(1);
});
