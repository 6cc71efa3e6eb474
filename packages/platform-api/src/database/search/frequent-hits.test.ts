import { sql } from 'kysely';
import { useTestServer } from '../../../test/test-server.ts';
import type { Database } from '../connection/connect-database.ts';
import type { SearchedType } from './hit-sources.ts';
import { selectHits } from './search-pages.ts';

const POSTS = 8_000;
const SPACES = 6_000;
const BATCH_SIZE = 1_000;

const server = useTestServer();
beforeAll(async () => {
  // In batches, each within the statement timeout.
  for (let first = 1; first <= SPACES; first += BATCH_SIZE) {
    await sql`insert into users (id, name, username, profile_icon_color, is_popup_shown, tags)
      select 1000 + n, 'Member ' || n, 'frequent' || n, '#5b3df5', false, '{anime}'
      from generate_series(${first}::integer, ${first + BATCH_SIZE - 1}::integer) n`.execute(server.database);
  }
  // One of four has the term, and the posts with it are not next to each other.
  for (let first = 1; first <= POSTS; first += BATCH_SIZE) {
    await sql`insert into posts (id, user_id, text, created_at)
      select n, 1000 + n % 2000 + 1, case when n % 4 = 0 then 'A quiet corner' else 'A loud hall' end, now() - n * interval '1 minute'
      from generate_series(${first}::integer, ${first + BATCH_SIZE - 1}::integer) n`.execute(server.database);
  }
  for (let first = 1; first <= SPACES; first += BATCH_SIZE) {
    await sql`insert into spaces (id, name, description, entity_type, picture, tags)
      select 100000 + n, 'Room ' || n, case when n % 500 = 0 then 'Come for #anime' else 'Come in' end, 'USER_WORLD', 'p', '{anime}'
      from generate_series(${first}::integer, ${first + BATCH_SIZE - 1}::integer) n`.execute(server.database);
  }
  await sql`analyze users, posts, spaces, user_counts, space_counts`.execute(server.database);
}, 120_000);

/** The hits, and how many entries of an index and rows of a table were read for them. */
async function searchReading(
  { type, text = '', tags = [], page = 1 }: { type: SearchedType; text?: string; tags?: string[]; page?: number },
  relations: readonly string[],
) {
  return server.database.transaction().execute(async (transaction) => {
    const before = await readsOf(transaction, relations);
    const search = { text, filter: { tags, authorId: null }, limit: 20, offset: (page - 1) * 20, callerId: null };
    const [found] = await selectHits(transaction, [type], search);
    const after = await readsOf(transaction, relations);
    const reads = after.map((each, index) => each - (before[index] ?? 0));
    return { hits: found?.rows ?? [], total: found?.total, reads };
  });
}

async function readsOf(transaction: Database, relations: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ reads: number }>`select (pg_stat_get_xact_tuples_returned(name::regclass)
      + pg_stat_get_xact_tuples_fetched(name::regclass))::integer reads
    from unnest(${relations}::text[]) with ordinality named (name, place) order by place`.execute(transaction);
  return rows.map(({ reads }) => reads);
}

describe('[SE-03] posts with a frequent term', () => {
  it('reads the newest posts, and no entry of the text index', async () => {
    const { hits, total, reads } = await searchReading({ type: 'post', text: 'corner' }, ['posts_search', 'posts']);
    expect(hits.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => 4 * (index + 1)));
    expect(total).toBe(1_000);
    expect(reads[0]).toBe(0);
    // 100 judged, about 4,000 for the thousand hits that are counted, 80 for the page, and the page.
    expect(reads[1]).toBeLessThan(5_000);
  });

  it('ends with the thousandth hit, without gaps or repeats between pages', async () => {
    const [last, behind] = await Promise.all(
      [50, 51].map((page) => searchReading({ type: 'post', text: 'corner', page }, [])),
    );
    expect(last?.hits.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => 4 * (981 + index)));
    expect(behind?.hits).toEqual([]);
  });

  it('finds a rare term by the text index', async () => {
    await sql`update posts set text = 'A zithern' where id = ${POSTS}`.execute(server.database);
    // What the planner would know of a very large table.
    await sql`update pg_class set reltuples = 100000000 where relname = 'posts'`.execute(server.database);
    const { hits, total, reads } = await searchReading({ type: 'post', text: 'zithern' }, ['posts']);
    expect([hits.map(({ id }) => id), total]).toEqual([[POSTS], 1]);
    expect(reads[0]).toBeLessThan(400);
  });
});

describe('[SE-03] people and spaces with a frequent term', () => {
  it('reads the most followed people, and no entry of the index of bios', async () => {
    await sql`update users set bio = 'Loves zydeco' where id > 1000 and id % 4 = 0`.execute(server.database);
    await sql`update user_counts set followers = user_id where user_id > 1000`.execute(server.database);
    const { hits, total, reads } = await searchReading({ type: 'profile', text: 'zydeco' }, [
      'users_bio_search',
      'users',
    ]);
    expect(hits.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => 7000 - 4 * index));
    expect([total, reads[0]]).toEqual([1_000, 0]);
  });

  it('ranks those first whose name begins with the term', async () => {
    await sql`update space_counts set total_visits = space_id where space_id > 100000`.execute(server.database);
    await sql`insert into spaces (id, name, description, entity_type, picture) values (300000, 'Come Here', '', 'USER_WORLD', 'p')`.execute(
      server.database,
    );
    const { hits, total, reads } = await searchReading({ type: 'world', text: 'come' }, ['spaces_search']);
    expect(hits.map(({ id }) => id)).toEqual([300_000, ...Array.from({ length: 19 }, (_, index) => 106_000 - index)]);
    expect([total, reads[0]]).toEqual([1_001, 0]);
  });
});

describe('[SE-03] a text with which a thousand names begin', () => {
  it('ranks those names by popularity, and no others', async () => {
    await sql`insert into spaces (id, name, description, entity_type, picture)
      select 500000 + n, 'Zeppelin ' || lpad((1101 - n)::text, 4, '0'), '', 'USER_WORLD', 'p' from generate_series(1, 1100) n`.execute(
      server.database,
    );
    await sql`update space_counts set total_visits = 7 where space_id = 500900`.execute(server.database);
    const { hits, total } = await searchReading({ type: 'world', text: 'zeppelin' }, []);
    expect([hits[0]?.id, hits.length, total]).toEqual([500_900, 20, 1_000]);
  });
});

describe('[SE-03] a common tag', () => {
  it('finds hashtags of descriptions without reading each space that has the tag', async () => {
    const { hits, total, reads } = await searchReading({ type: 'world', tags: ['anime'] }, ['spaces_search', 'spaces']);
    expect([hits.length, total]).toEqual([20, 1_000]);
    expect(reads[0]).toBe(0);
    // Counting ends at 5,000, and the page needs 20: no row is read to be sorted.
    expect(reads[1]).toBeLessThan(SPACES + 200);
  });

  it('finds the most followed of the users who have it', async () => {
    await sql`update user_counts set followers = user_id % 700 where user_id > 1000`.execute(server.database);
    const { hits } = await searchReading({ type: 'profile', tags: ['anime'], page: 2 }, []);
    const expected = await sql<{ id: number }>`select user_id id from user_counts where user_id > 1000
      order by followers desc, user_id limit 20 offset 20`.execute(server.database);
    expect(hits.map(({ id }) => id)).toEqual(expected.rows.map(({ id }) => id));
  });
});

describe('[SE-03] similar spellings', () => {
  it('continue on the pages after the first', async () => {
    await sql`insert into spaces (id, name, description, entity_type, picture)
      select 400000 + n, 'Glockenspiel ' || n, '', 'USER_WORLD', 'p' from generate_series(1, 30) n`.execute(
      server.database,
    );
    const [first, second] = await Promise.all(
      [1, 2].map((page) => searchReading({ type: 'world', text: 'glokenspiel', page }, [])),
    );
    expect([first?.hits.length, second?.hits.length]).toEqual([20, 10]);
    expect(new Set([...(first?.hits ?? []), ...(second?.hits ?? [])].map(({ id }) => id)).size).toBe(30);
    expect(second?.total).toBe(30);
  });

  it('are not searched for a text that begins five names of any type', async () => {
    await sql`insert into spaces (id, name, description, entity_type, picture)
      select 410000 + n, 'Harmonium ' || n, '', 'USER_WORLD', 'p' from generate_series(1, 4) n`.execute(
      server.database,
    );
    await sql`update users set name = 'Harmoniun' where id = 1001`.execute(server.database);
    const findUsers = async () => (await searchReading({ type: 'profile', text: 'harmonium', page: 1 }, [])).hits;
    expect(await findUsers()).toMatchObject([{ id: 1001 }]);
    await sql`update spaces set name = 'Harmonium' where id = 400001`.execute(server.database);
    expect(await findUsers()).toEqual([]);
  });

  it('are not searched for a text that one of five new posts has', async () => {
    await sql`update users set name = 'Corneur' where id = 1002`.execute(server.database);
    const findUsers = async (text: string) => (await searchReading({ type: 'profile', text }, [])).hits;
    expect(await findUsers('cornem')).toMatchObject([{ id: 1002 }]);
    expect(await findUsers('corner')).toEqual([]);
  });
});

describe('[SE-03] hits that tie in popularity', () => {
  it('sorts by likeness across pages, the nearest name first', async () => {
    const names = ['Grand Marimba Terrace', 'Marimba Hall', 'Old Marimba', 'The Marimba', 'Marimba'];
    await sql`insert into spaces (id, name, description, entity_type, picture)
      select 200000 + place, name, '', 'USER_WORLD', 'p' from unnest(${names}::text[]) with ordinality named (name, place)`.execute(
      server.database,
    );
    const found = [];
    for (let offset = 0; offset < names.length; offset += 1) {
      const search = { text: 'marimba', filter: { tags: [], authorId: null }, limit: 1, offset, callerId: null };
      const [hits] = await selectHits(server.database, ['world'], search);
      found.push(hits?.rows[0]?.name);
    }
    expect(found).toEqual(['Marimba', 'Marimba Hall', 'Old Marimba', 'The Marimba', 'Grand Marimba Terrace']);
  });
});
