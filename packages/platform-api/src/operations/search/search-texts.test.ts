import { sql } from 'kysely';
import { logIn, startTestServer, type TestServer } from '../../../test/test-server.ts';
import { updateUser } from '../../database/users/users.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ seed: 'demo' });
  await updateUser(server.database, 7, { bio: 'I tune ondiolines. 月夜に篠笛' });
  await server.database
    .updateTable('events')
    .set({ title: 'Zither evening', description: 'Bring a glockenspiel. 篝火のまわりで' })
    .where('id', '=', 1)
    .execute();
}, 120_000);
afterAll(() => server.close());

interface Found {
  counts: Record<string, number>;
  paginatedResults: { type: string; id: number; name: string; user_name: string | null; startsAt: string | null }[];
}

const ALL = 'world,profile,nft,collection,event,post';

async function search(name: string, { types = ALL, token }: { types?: string; token?: string } = {}): Promise<Found> {
  const query = new URLSearchParams({ name, pageNumber: '1', pageSize: '50', ...(types ? { types } : {}) });
  const { status, data } = await server.ask('GET', `/item/v2/search-all?${query}`, { token });
  expect([name, status]).toEqual([name, 200]);
  return data as Found;
}
const idsOf = ({ paginatedResults }: Found, type: string) =>
  paginatedResults.filter((hit) => hit.type === type).map(({ id }) => id);

const describeSpace = (id: number, name: string, description: string) =>
  server.database.updateTable('spaces').set({ name, description }).where('id', '=', id).execute();

async function writePost(descriptions: string) {
  const me = await logIn(server);
  const { data } = await server.ask('POST', '/feeds/single-feed', { token: me.token, body: { descriptions } });
  return { ...me, postId: (data as unknown as { id: number }).id };
}

describe('[SE-03] search in texts', () => {
  it.each(['ondiolines', 'ONDIOLINE', '月夜に篠笛', '篠笛'])('finds a person by %s in the bio', async (term) => {
    expect(idsOf(await search(term), 'profile')).toEqual([7]);
  });

  it.each(['zither', 'glockenspiel', '篝火', 'zithre evening'])('finds an event by %s', async (term) => {
    const found = await search(term);
    // Similar spellings may follow.
    expect(idsOf(found, 'event')[0]).toBe(1);
    expect(found.paginatedResults.find(({ type }) => type === 'event')?.startsAt).toMatch(/Z$/);
  });

  it('finds posts by their text, the newest first, with their author', async () => {
    const first = await writePost('A quagga at dusk');
    const second = await writePost('Another Ｑｕａｇｇａ');
    const found = await search('quagga');
    expect([found.counts.post, idsOf(found, 'post')]).toEqual([2, [second.postId, first.postId]]);
  });

  it('returns no events and posts to clients that did not ask for them', async () => {
    const { counts, paginatedResults } = await search('quagga', { types: '' });
    const types = new Set(paginatedResults.map(({ type }) => type));
    expect([counts.event, counts.post, types.has('event'), types.has('post')]).toEqual([0, 0, false, false]);
  });

  it('hides the posts and events of users who are banned, blocked or muted, and of hidden spaces', async () => {
    const author = await writePost('An okapi in the hall');
    const me = await logIn(server);
    const seen = async () => idsOf(await search('okapi', { token: me.token }), 'post').length;
    expect(await seen()).toBe(1);
    await server.ask('POST', `/social/block/${author.userId}`, { token: me.token });
    expect(await seen()).toBe(0);
    await server.ask('DELETE', `/social/block/${author.userId}`, { token: me.token });
    await updateUser(server.database, author.userId, { is_banned: true });
    expect(await seen()).toBe(0);
    const { space_id } = await server.database
      .selectFrom('events')
      .select('space_id')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    await server.database.updateTable('spaces').set({ hidden_at: new Date() }).where('id', '=', space_id).execute();
    expect(idsOf(await search('zither'), 'event')).not.toContain(1);
    await server.database.updateTable('spaces').set({ hidden_at: null }).where('id', '=', space_id).execute();
  });
});

describe('[SE-03] operators', () => {
  it('finds what a user made, with and without a text', async () => {
    const author = await writePost('Vicuna by the river');
    await writePost('Vicuna on the hill');
    const { username } = await server.database
      .selectFrom('users')
      .select('username')
      .where('id', '=', author.userId)
      .executeTakeFirstOrThrow();
    for (const query of [`from:${username}`, `vicuna FROM:@${username.toUpperCase()}`]) {
      const found = await search(query);
      expect([idsOf(found, 'post'), found.counts.nft, found.counts.profile]).toEqual([[author.postId], 0, 0]);
    }
    expect((await search('vicuna from:unknown-name')).paginatedResults).toEqual([]);
  });

  it('narrows a text by tags and by a type', async () => {
    await server.database
      .updateTable('spaces')
      .set({ name: 'Lantern Alley', tags: ['music', 'art'] })
      .where('id', '=', 120)
      .execute();
    await server.database
      .updateTable('spaces')
      .set({ name: 'Lantern Court', tags: ['music'] })
      .where('id', '=', 121)
      .execute();
    expect(idsOf(await search('lantern #音楽'), 'world')).toEqual(expect.arrayContaining([120, 121]));
    expect(idsOf(await search('lantern tag:Music tag:art'), 'world')).toEqual([120]);
    const { counts } = await search('lantern type:space');
    expect([counts.world ? 'spaces' : 'none', counts.event, counts.post, counts.profile]).toEqual(['spaces', 0, 0, 0]);
    const music = await search('#music');
    expect(music.counts.event).toBeGreaterThan(0);
  });

  it('ranks the exact name before a prefix, a term, a description and similar spellings', async () => {
    const rows = ['Tarsier', 'Tarsier Cove', 'Night of Tarsier', 'Plain room', 'Tarsyer'];
    for (const [index, name] of rows.entries())
      await describeSpace(130 + index, name, name === 'Plain room' ? 'Home of a tarsier.' : '');
    const { paginatedResults } = await search('tarsier', { types: 'world' });
    expect(paginatedResults.map(({ name }) => name)).toEqual(rows);
  });

  it('ranks a name with all terms before a description with the text, however popular that is', async () => {
    await describeSpace(140, 'Ibex of the Marsh', '');
    await describeSpace(141, 'Plain hall', 'Home of a marsh ibex.');
    await sql`update space_counts set total_visits = 1000000 where space_id = 141`.execute(server.database);
    const { paginatedResults } = await search('marsh ibex', { types: 'world' });
    expect(paginatedResults.map(({ name }) => name)).toEqual(['Ibex of the Marsh', 'Plain hall']);
  });

  it('finds misspelt terms in any order, one of them in the middle of a word', async () => {
    await describeSpace(150, 'Subterranean Quokka', '');
    const { paginatedResults } = await search('quoka terra', { types: 'world' });
    expect(paginatedResults.map(({ name }) => name)).toContain('Subterranean Quokka');
  });

  it('counts a space once that has the text in the names of both languages', async () => {
    await sql`insert into spaces (id, name, description, name_ja, entity_type, picture)
      select 500000 + n, 'Zorilla ' || n, '', 'Zorilla ' || n, 'ENVIRONMENT', 'p' from generate_series(1, 600) n`.execute(
      server.database,
    );
    await describeSpace(160, 'Plain attic', 'Home of a zorilla.');
    expect((await search('zorilla', { types: 'world' })).counts.world).toBe(601);
  });
});
