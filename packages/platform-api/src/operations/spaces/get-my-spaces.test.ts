import { logIn, useTestServer } from '../../../test/test-server.ts';

const server = useTestServer({ seed: 'demo' });

interface List {
  count: number;
  rows: { id: number }[];
}

const list = async (url: string, token?: string) => (await server.ask('GET', url, { token })).data as List;
const ids = ({ rows }: List) => rows.map(({ id }) => id);

it('[AP-01] lists the spaces that the member created, and requires a token', async () => {
  const me = await logIn(server);
  expect((await server.ask('GET', '/world/get-my-spaces/1/10')).code).toBe('TOKEN_MISSING');
  expect((await list('/world/get-my-spaces/1/10', me.token)).count).toBe(0);
  await server.database.updateTable('spaces').set({ creator_id: me.userId }).where('id', '=', 12).execute();
  expect(ids(await list('/world/get-my-spaces/1/10', me.token))).toEqual([12]);
});
