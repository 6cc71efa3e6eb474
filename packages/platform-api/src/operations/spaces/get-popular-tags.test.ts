import { insertSpace } from '../../../test/test-rows.ts';
import { useTestServer } from '../../../test/test-server.ts';

const server = useTestServer();

/** A space that was visited on a day, counted from today. */
async function addSpace(tags: string[], visits = 0, daysAgo = 0): Promise<number> {
  const id = await insertSpace(server, { tags });
  const day = new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  if (visits > 0) await server.database.insertInto('visits').values({ space_id: id, day, visits }).execute();
  return id;
}

const readTags = async () => ((await server.get('/world/get-popular-tags')).data as { tags: string[] }).tags;

it('[SE-04] lists tags by the recent visits of their spaces, then by the number of spaces', async () => {
  await addSpace(['art'], 50);
  await addSpace(['music', 'art'], 5);
  await addSpace(['dance'], 900, 30);
  await addSpace(['nature', 'dance']);
  await addSpace(['nature', 'dance']);
  expect(await readTags()).toEqual(['art', 'music', 'dance', 'nature']);
});

it('counts no space that is hidden or deleted', async () => {
  const id = await addSpace(['horror'], 10_000);
  expect(await readTags()).toContain('horror');
  await server.database.updateTable('spaces').set({ hidden_at: new Date() }).where('id', '=', id).execute();
  expect(await readTags()).not.toContain('horror');
});

it('lists at most twelve tags', async () => {
  await addSpace('fun party fashion socializing events love gaming idol earning ai dao anime'.split(' '));
  expect(await readTags()).toHaveLength(12);
});
