import { logIn, useTestServer } from '../../../test/test-server.ts';

const server = useTestServer({ seed: 'demo' });

interface Found {
  counts: Record<'world' | 'profile' | 'nft' | 'collection' | 'event' | 'post', number>;
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

  it('finds names despite a typo', async () => {
    expect(namesOf(await search('Genesys Lamd'), 'collection')).toEqual(['Genesis Land']);
  });

  it('finds Japanese by two letters, in either kana and width', async () => {
    expect(namesOf(await search('東京'), 'collection')).toEqual(['東京の窓']);
    expect((await search('劇場')).counts.world).toBeGreaterThan(0);
    expect(namesOf(await search('ＧＥＮＥＳＩＳ'), 'collection')).toEqual(['Genesis Land']);
    await server.database.updateTable('spaces').set({ name: 'ネコカフェ' }).where('id', '=', 1).execute();
    expect(namesOf(await search('ねこかふぇ'), 'world')).toEqual(['ネコカフェ']);
  });

  it('finds one or two Japanese characters anywhere in a name', async () => {
    const names = ['庭園', '苔むす庭園', '紅葉の庭', '硝子の𠮷野'];
    await Promise.all(
      names.map((name, index) =>
        server.database
          .updateTable('spaces')
          .set({ name, description: '' })
          .where('id', '=', 350 + index)
          .execute(),
      ),
    );
    const found = async (wanted: string) => namesOf(await search(wanted, 'pageNumber=1&pageSize=50'), 'world');
    expect(await found('庭')).toEqual(expect.arrayContaining(['庭園', '苔むす庭園', '紅葉の庭', 'Japanese Garden']));
    expect((await found('庭'))[0]).toMatch(/^庭/);
    expect(await found('庭園')).toEqual(expect.arrayContaining(['庭園', '苔むす庭園']));
    expect(await found('す庭')).toEqual(['苔むす庭園']);
    expect(await found('むす庭園')).toEqual(['苔むす庭園']);
    expect(await found('日本庭園')).toEqual(['Japanese Garden']);
    expect(await found('葉の庭')).toEqual(['紅葉の庭']);
    expect(await found('𠮷')).toEqual(['硝子の𠮷野']);
    const people = await search('藤', 'pageNumber=1&pageSize=50&type=profile');
    expect(people.counts.profile).toBeGreaterThan(0);
    expect(people.paginatedResults.every(({ name }) => name.includes('藤'))).toBe(true);
  });

  it('finds the spaces of a tag by its label in either language, with and without #', async () => {
    const { counts } = await search('#music');
    for (const label of ['#Music', '#音楽', '＃音楽', '# 音楽']) expect((await search(label)).counts).toEqual(counts);
    expect((await search('#sci-fi')).counts.world).toBe((await search('#SF')).counts.world);
    const tagged = (await search('#音楽', 'pageNumber=1&pageSize=50&type=world')).paginatedResults.map(({ id }) => id);
    const { paginatedResults, counts: plain } = await search('音楽', 'pageNumber=1&pageSize=50&type=world');
    expect(plain.world).toBeGreaterThanOrEqual(counts.world);
    expect(tagged.filter((id) => paginatedResults.some((hit) => hit.id === id)).length).toBeGreaterThan(0);
    await server.database
      .updateTable('spaces')
      .set({ tags: ['ai'] })
      .where('id', '=', 360)
      .execute();
    for (const wanted of ['AI', '#ai']) {
      const ids = (await search(wanted, 'pageNumber=1&pageSize=50&type=world')).paginatedResults.map(({ id }) => id);
      expect(ids).toContain(360);
    }
  });

  it('finds an official space by its name in either language and returns both', async () => {
    const [lobby] = (await search('ロビー', 'pageNumber=1&pageSize=1&type=world')).paginatedResults;
    expect(lobby).toMatchObject({ name: 'XANA Lobby', localizedNames: { ja: 'XANAロビー' } });
    expect(namesOf(await search('xanaろびー'), 'world')[0]).toBe('XANA Lobby');
    expect(namesOf(await search('lobby'), 'world')[0]).toBe('XANA Lobby');
  });

  it('takes a leading # for a tag of spaces and users, and nothing else', async () => {
    const { counts } = await search('#Music');
    expect(counts.world).toBeGreaterThan(0);
    expect([counts.nft, counts.collection]).toEqual([0, 0]);
    expect((await search('＃Music')).counts).toEqual(counts);
    expect((await search('#no-such-tag')).counts).toMatchObject({ world: 0, profile: 0, nft: 0, collection: 0 });
    await server.database
      .updateTable('users')
      .set({ tags: ['kites'] })
      .where('id', 'in', [3, 4])
      .execute();
    expect((await search('#Kites')).counts.profile).toBe(2);
  });

  it('finds a space by a hashtag of its description, and by no longer one', async () => {
    const describe = (id: number, description: string) =>
      server.database.updateTable('spaces').set({ description }).where('id', '=', id).execute();
    await describe(361, 'Come and see #Lanterns!');
    await describe(362, 'Many #lanternshow evenings');
    await describe(363, '夜。#灯籠流し');
    expect((await search('#lanterns')).paginatedResults.map(({ id }) => id)).toEqual([361]);
    expect((await search('#灯籠流し')).paginatedResults.map(({ id }) => id)).toEqual([363]);
    expect((await search('#灯籠')).counts.world).toBe(0);
  });

  it('returns the followers of a user, and to a member whether they follow them', async () => {
    const me = await logIn(server);
    const url = '/item/v2/search-all?name=mia+chen&pageNumber=1&pageSize=5&type=profile';
    const first = async (token?: string) =>
      ((await server.ask('GET', url, { token })).data as Found).paginatedResults[0] as Found['paginatedResults'][0] & {
        followerCount: number;
        isFollowing: boolean;
      };
    const before = await first(me.token);
    expect(before.isFollowing).toBe(false);
    await server.ask('POST', '/follow/user', { token: me.token, body: { userId: before.id } });
    expect(await first(me.token)).toMatchObject({ isFollowing: true, followerCount: before.followerCount + 1 });
    expect((await first()).isFollowing).toBe(false);
  });

  it('tells a member which spaces are favourites', async () => {
    const me = await logIn(server);
    const url = '/item/v2/search-all?name=XANA+Lobby&pageNumber=1&pageSize=1&type=world';
    const first = async (token?: string) =>
      ((await server.ask('GET', url, { token })).data as Found).paginatedResults[0];
    const { id } = (await first()) ?? { id: 0 };
    await server.ask('PUT', `/world/mark-favourite-space/${id}`, { token: me.token, body: { isFavourite: true } });
    expect(await first(me.token)).toMatchObject({ id, isFavourite: true });
    expect(await first()).toMatchObject({ id, isFavourite: false });
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

  it('excludes banned users and private fields', async () => {
    const [mia] = (await search('mia chen', 'pageNumber=1&pageSize=1&type=profile')).paginatedResults;
    expect(Object.keys(mia ?? {})).not.toEqual(expect.arrayContaining(['email']));
    await server.database.updateTable('users').set({ is_banned: true }).where('id', '=', Number(mia?.id)).execute();
    const after = await search('mia chen', 'pageNumber=1&pageSize=50&type=profile');
    expect(after.paginatedResults.map(({ id }) => id)).not.toContain(mia?.id);
  });
});
