import { useTestServer } from '../../../test/test-server.ts';

const server = useTestServer({ seed: 'demo' });

const list = async (userId: number, page = '1/20') => {
  const { data } = await server.ask('GET', `/nft/get-nfts-by-user/${userId}/${page}`, { host: 'marketplace' });
  return data as { count: number; rows: { id: number; name: string; collectionName: string }[] };
};

it('lists the tokens that a user holds page by page, the newest first [PR-01]', async () => {
  await server.database.updateTable('nfts').set({ owner_id: 7 }).where('id', 'in', [1, 2, 30]).execute();
  await server.database
    .updateTable('nfts')
    .set({ owner_id: 8 })
    .where('owner_id', '=', 7)
    .where('id', '>', 30)
    .execute();
  const { count, rows } = await list(7);
  expect(rows.map(({ id }) => id).slice(0, 1)).toEqual([30]);
  expect(rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).sort((one, other) => other - one));
  expect([count, (await list(7, '2/2')).rows[0]?.id]).toEqual([rows.length, rows[2]?.id]);
  expect(rows.at(-1)).toMatchObject({ id: 1, name: 'Genesis Land #1', collectionName: 'Genesis Land' });
});

it('lists nothing for a banned user', async () => {
  await server.database.updateTable('users').set({ is_banned: true }).where('id', '=', 7).execute();
  expect(await list(7)).toEqual({ count: 0, rows: [] });
});
