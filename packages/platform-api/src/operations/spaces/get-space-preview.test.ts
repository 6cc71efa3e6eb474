import { useTestServer } from '../../../test/test-server.ts';

const server = useTestServer({ seed: 'demo' });

it('[SP-03] returns the description without counting a visit', async () => {
  const visits = async () =>
    (
      await server.database
        .selectFrom('space_counts')
        .select('total_visits')
        .where('space_id', '=', 38)
        .executeTakeFirst()
    )?.total_visits;
  const before = await visits();
  const { data } = await server.ask('GET', '/world/get-space-preview/38', { headers: { 'user-agent': 'Firefox' } });
  expect(await visits()).toBe(before);
  const { description } = (await server.get('/item/get-space-details/38')).data as { description: string };
  expect(data).toMatchObject({ id: 38, description });
  expect((await server.get('/world/get-space-preview/999999')).code).toBe('SPACE_NOT_FOUND');
});
