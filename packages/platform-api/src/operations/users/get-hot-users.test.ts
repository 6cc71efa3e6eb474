import { sql } from 'kysely';
import { logIn, startTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ seed: 'demo' });
}, 120_000);
afterAll(() => server.close());

interface List {
  count: number;
  rows: { id: number }[];
}

const list = async (url: string, token?: string) => (await server.ask('GET', url, { token })).data as List;
const ids = ({ rows }: List) => rows.map(({ id }) => id);

it('[AP-01] ranks the creators of spaces that are visited now first, without blocked users', async () => {
  const me = await logIn(server);
  const space = await server.database
    .selectFrom('spaces')
    .select(['id', 'creator_id'])
    .where('creator_id', 'is not', null)
    // A space without visits has no row to change.
    .where('id', 'in', (visits) =>
      visits.selectFrom('visits').select('space_id').where('day', '=', sql<string>`current_date`),
    )
    .executeTakeFirstOrThrow();
  await server.database.updateTable('visits').set({ visits: 9_000_000 }).where('space_id', '=', space.id).execute();
  expect((await list('/users/get-hot-users', me.token)).rows[0]?.id).toBe(space.creator_id);
  await server.ask('POST', `/social/block/${space.creator_id}`, { token: me.token });
  expect(ids(await list('/users/get-hot-users', me.token))).not.toContain(space.creator_id);
  expect(ids(await list('/users/get-hot-users'))).toContain(space.creator_id);
});
