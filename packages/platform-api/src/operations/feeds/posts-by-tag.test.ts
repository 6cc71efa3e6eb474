import { idsOf, type Reader, readList, writePost } from '../../../test/member-actions.ts';
import { logIn, logInMembers, useTestServer } from '../../../test/test-server.ts';

const server = useTestServer({ seed: 'demo' });

async function idsWith(tag: string, reader: Reader = server): Promise<number[]> {
  const found = await readList(reader, `/feeds/public/v2/get-all-feeds/1/20?tag=${encodeURIComponent(tag)}`);
  expect(found.count).toBe(found.rows.length);
  return idsOf(found);
}

it('[VA-13] lists the posts with a hashtag, in any letter case and width and by the label of a tag', async () => {
  const me = await logIn(server);
  const first = await writePost(me, 'Rain again #New123, and no#tag');
  const second = await writePost(me, '＃ｎｅｗ123 と #音楽です');
  const third = await writePost(me, 'Tonight: #Music.');
  for (const tag of ['new123', 'NEW123', 'ｎｅｗ１２３']) expect(await idsWith(tag)).toEqual([second.id, first.id]);
  expect(await idsWith('tag')).toEqual([]);
  expect(await idsWith('new12')).toEqual([]);
  for (const tag of ['music', '音楽']) expect(await idsWith(tag)).toEqual([third.id]);
  expect(await idsWith('音楽です')).toEqual([second.id]);
});

it('[VA-13] lists a post by the hashtags of its present text, and not a deleted one', async () => {
  const me = await logIn(server);
  const { id } = await writePost(me, '#before');
  await me.post('/feeds/edit-feed', { feedId: id, descriptions: '#after' });
  expect([await idsWith('before'), await idsWith('after')]).toEqual([[], [id]]);
  await me.post('/feeds/delete-feed', { feedId: id });
  expect(await idsWith('after')).toEqual([]);
});

it('[PR-06] lists no post of a user with a block between them and the caller', async () => {
  const [me, other] = await logInMembers(server, 2);
  const { id } = await writePost(other, '#blocked');
  expect(await idsWith('blocked', me)).toEqual([id]);
  await me.post(`/social/block/${other.userId}`);
  expect(await idsWith('blocked', me)).toEqual([]);
});

it('[SE-03] lists the events in spaces with a tag', async () => {
  await server.database
    .updateTable('spaces')
    .set({ tags: ['rooftops'] })
    .where('id', '=', 77)
    .execute();
  await server.database.updateTable('events').set({ space_id: 77 }).where('id', '=', 5).execute();
  const list = (filterBy: string) =>
    readList(server, `/userCustomEvent/get-event-by-type/all/1/20/${filterBy}?tag=Rooftops`);
  expect([await list('current'), await list('past')].flatMap(idsOf)).toEqual([5]);
});
