import { useTestServer } from '../../../test/test-server.ts';

const server = useTestServer({ seed: 'demo' });

interface List {
  rows: { isLive: boolean }[];
}

const list = async (url: string) => (await server.ask('GET', url, { host: 'marketplace' })).data as List;

it('[AP-05] serves hot collections and sales that have not ended on a host of its own', async () => {
  expect((await server.get('/collections/hot')).status).toBe(404);
  expect((await list('/collections/hot?pageNumber=1&pageSize=3')).rows).toHaveLength(3);
  const launches = await list('/launchpad');
  expect(launches.rows.map(({ isLive }) => isLive)).toEqual([true, false, false]);
  expect((await server.ask('GET', '/collections/hot?pageSize=1000', { host: 'marketplace' })).code).toBe(
    'INPUT_INVALID',
  );
});
