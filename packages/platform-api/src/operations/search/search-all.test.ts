import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestServer, type TestServer } from '../../test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(mkdtempSync(join(tmpdir(), 'platform-')), { seed: 'demo' });
}, 120_000);
afterAll(() => server.close());

interface Found {
  counts: Record<'world' | 'profile' | 'nft' | 'collection', number>;
  paginatedResults: { type: string; name: string; id: number; image: string | null; network_id: number | null }[];
}

async function search(name: string, more = 'pageNumber=1&pageSize=5'): Promise<Found> {
  const { status, data } = await server.ask('GET', `/item/v2/search-all?name=${encodeURIComponent(name)}&${more}`);
  expect([name, status]).toEqual([name, 200]);
  return data as Found;
}
const namesOf = ({ paginatedResults }: Found, type: string) =>
  paginatedResults.filter((hit) => hit.type === type).map(({ name }) => name);

describe('[SE-03] search over all', () => {
  it('puts the name that was asked for first, of each type', async () => {
    expect(namesOf(await search('XANA Lobby'), 'world')[0]).toBe('XANA Lobby');
    expect(namesOf(await search('mia chen'), 'profile')[0]).toBe('Mia Chen');
    expect(namesOf(await search('Genesis Land'), 'collection')).toEqual(['Genesis Land']);
    expect(namesOf(await search('genesis land #3'), 'nft')[0]).toBe('Genesis Land #3');
  });

  it('forgives a misspelt word', async () => {
    expect(namesOf(await search('Genesys Lamd'), 'collection')).toEqual(['Genesis Land']);
  });

  it('finds Japanese by two letters, in either kana and width', async () => {
    expect(namesOf(await search('東京'), 'collection')).toEqual(['東京の窓']);
    expect((await search('劇場')).counts.world).toBeGreaterThan(0);
    expect(namesOf(await search('ＧＥＮＥＳＩＳ'), 'collection')).toEqual(['Genesis Land']);
    await server.database.updateTable('spaces').set({ name: 'ネコカフェ' }).where('id', '=', 1).execute();
    expect(namesOf(await search('ねこかふぇ'), 'world')).toEqual(['ネコカフェ']);
  });

  it('takes a leading # for a tag of spaces, and nothing else', async () => {
    const { counts } = await search('#Music');
    expect(counts.world).toBeGreaterThan(0);
    expect([counts.profile, counts.nft, counts.collection]).toEqual([0, 0, 0]);
    expect((await search('＃Music')).counts).toEqual(counts);
    expect((await search('#no-such-tag')).counts.world).toBe(0);
  });

  it('pages each type, without gaps or repeats', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => search('Genesis', `pageNumber=${page}&pageSize=4&type=nft`)),
    );
    const ids = pages.flatMap(({ paginatedResults }) => paginatedResults.map(({ id }) => id));
    expect(new Set(ids).size).toBe(9);
    expect(ids).toHaveLength(9);
    expect(pages[0]?.counts.nft).toBe(9);
  });

  it.each(['%', '_', '\\', "'; drop table spaces; --", '🦊', ' ', 'a'.repeat(256), '(((', '‮'])(
    'takes %j as letters',
    async (name) => {
      const { counts } = await search(name);
      expect(Object.values(counts).every((count) => Number.isInteger(count))).toBe(true);
    },
  );

  it('takes wide signs of a pattern as letters too', async () => {
    expect((await search('％')).counts).toEqual((await search('%')).counts);
    expect((await search('＿＿＿')).counts.world).toBe(0);
  });

  it('refuses what is too long, empty or no page', async () => {
    for (const query of [
      `name=${'a'.repeat(257)}&pageNumber=1&pageSize=5`,
      'name=&pageNumber=1&pageSize=5',
      'name=a%00b&pageNumber=1&pageSize=5',
      'name=a&pageNumber=0&pageSize=5',
      'name=a&pageNumber=1&pageSize=51',
    ]) {
      expect((await server.ask('GET', `/item/v2/search-all?${query}`)).status).toBe(400);
    }
  });

  it('shows nobody who is banned, and nobody’s private fields', async () => {
    const [mia] = (await search('mia chen', 'pageNumber=1&pageSize=1&type=profile')).paginatedResults;
    expect(Object.keys(mia ?? {})).not.toEqual(expect.arrayContaining(['email']));
    await server.database.updateTable('users').set({ is_banned: true }).where('id', '=', Number(mia?.id)).execute();
    const after = await search('mia chen', 'pageNumber=1&pageSize=50&type=profile');
    expect(after.paginatedResults.map(({ id }) => id)).not.toContain(mia?.id);
  });
});
