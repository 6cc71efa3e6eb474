import type { Space } from '@xana/contracts/http/spaces/space';
import { idsOf, type Reader, readList } from '../../../test/member-actions.ts';
import { useTestServer } from '../../../test/test-server.ts';

const server = useTestServer({ seed: 'demo' });

const list = (url: string, reader: Reader = server) => readList<Space>(reader, url);

it('[AP-01] lists hot spaces page by page without repeats, and games separately', async () => {
  const [first, second] = [await list('/item/get-hot-spaces/1/10'), await list('/item/get-hot-spaces/2/10')];
  expect(idsOf(first)).toEqual(idsOf(await list('/world/get-hot-spaces-prev7-days')).slice(0, 10));
  expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(20);
  expect((await list('/item/get-hot-games/1/50')).rows.every(({ isGame }) => isGame)).toBe(true);
});

it('[AP-01] returns the first hot spaces, hot games, recommendations and new spaces in one call', async () => {
  const { data } = await server.get('/world/get-space-page-listing');
  const listing = data as Record<'hotSpaces' | 'hotGames' | 'recommended' | 'newest', Space[]>;
  expect(listing.hotSpaces.map(({ id }) => id)).toEqual(idsOf(await list('/world/get-hot-spaces-prev7-days')));
  expect(listing.hotGames.every(({ isGame }) => isGame)).toBe(true);
  expect([listing.recommended.length, listing.newest.length]).toEqual([20, 20]);
});

it('sorts hot spaces by recent visits, and separates games', async () => {
  const hot = await list('/world/get-hot-spaces-prev7-days');
  const games = await list('/world/get-hot-games-prev7-days');
  expect(hot.rows.every(({ isGame }) => !isGame)).toBe(true);
  expect(games.rows.every(({ isGame }) => isGame)).toBe(true);
  const busy = hot.rows.at(-1)?.id ?? 0;
  await server.database.updateTable('visits').set({ visits: 1_000_000 }).where('space_id', '=', busy).execute();
  expect((await list('/world/get-hot-spaces-prev7-days')).rows[0]?.id).toBe(busy);
});

it('[SP-03] filters hot spaces and games by a tag in any letter case', async () => {
  const spaces = (await list('/item/get-hot-spaces-by-tagName/Music')).rows;
  const games = (await list('/item/get-hot-games-by-tagName/GAMING')).rows;
  expect(spaces.length).toBeGreaterThan(0);
  expect(spaces.every(({ tags, isGame }) => tags.includes('music') && !isGame)).toBe(true);
  expect(games.length).toBeGreaterThan(0);
  expect(games.every(({ tags, isGame }) => tags.includes('gaming') && isGame)).toBe(true);
  expect((await list('/item/get-hot-spaces-by-tagName/no-such-tag')).count).toBe(0);
});
