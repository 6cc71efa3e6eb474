import { idsOf, type Reader, readList } from '../../../test/member-actions.ts';
import { logIn, useTestServer } from '../../../test/test-server.ts';

const server = useTestServer({ seed: 'demo' });

const list = (url: string, reader: Reader = server) => readList(reader, url);

it('[AP-01] lists the spaces that the member created, and requires a token', async () => {
  const me = await logIn(server);
  expect((await server.get('/world/get-my-spaces/1/10')).code).toBe('TOKEN_MISSING');
  expect((await list('/world/get-my-spaces/1/10', me)).count).toBe(0);
  await server.database.updateTable('spaces').set({ creator_id: me.userId }).where('id', '=', 12).execute();
  expect(idsOf(await list('/world/get-my-spaces/1/10', me))).toEqual([12]);
});
