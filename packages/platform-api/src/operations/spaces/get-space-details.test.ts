import { logIn, useTestServer } from '../../../test/test-server.ts';

const server = useTestServer({ seed: 'demo' });

it('[RT-02] returns the Lobby at id 38, and counts reading it as a visit', async () => {
  const read = async () =>
    (await server.get('/hot/get-single-world-hot/38/ENVIRONMENT')).data as {
      name: string;
      totalVisits: number;
    };
  const before = await read();
  expect(before.name).toBe('XANA Lobby');
  expect((await read()).totalVisits).toBe(before.totalVisits + 1);
  expect((await server.get('/hot/get-single-world-hot/99999/ENVIRONMENT')).code).toBe('SPACE_NOT_FOUND');
});

it('[SP-02] returns a space of any type by its id, and the favourite mark only to the member', async () => {
  const me = await logIn(server);
  const mark = (isFavourite: boolean) => me.put('/world/mark-favourite-space/38', { isFavourite });
  await mark(true);
  const read = async (url: string, token?: string) =>
    (await server.ask('GET', url, { token })).data as { id: number; isFavourite: boolean; totalVisits: number };
  const asVisitor = await read('/item/get-space-details/38', me.token);
  const asMember = await read('/item/auth-get-space-details/38', me.token);
  expect([asVisitor.isFavourite, asMember.isFavourite]).toEqual([false, true]);
  expect((await server.get('/item/auth-get-space-details/38')).code).toBe('TOKEN_MISSING');
  expect((await server.get('/item/get-space-details/99999')).code).toBe('SPACE_NOT_FOUND');
  await mark(false);
});
