import { type KyselyPlugin, RawNode, sql } from 'kysely';
import { useTestServer } from '../../../test/test-server.ts';
import { selectHits } from './search-pages.ts';

const server = useTestServer();
beforeAll(async () => {
  await sql`insert into users (id, name, username, profile_icon_color, is_popup_shown, bio)
    select n, 'Person ' || n, 'person' || n, '#5b3df5', false, 'Here for the music.' from generate_series(1, 2000) n`.execute(
    server.database,
  );
  await sql`analyze users`.execute(server.database);
  // What the planner would know of a very large table.
  await sql`update pg_class set reltuples = 100000000 where relname = 'users'`.execute(server.database);
});

const plans: unknown[] = [];

/** Each statement is planned, and finds nothing. */
const EXPLAINING: KyselyPlugin = {
  transformQuery: ({ node }) =>
    RawNode.is(node)
      ? RawNode.create([`explain ${node.sqlFragments[0]}`, ...node.sqlFragments.slice(1)], node.parameters)
      : node,
  transformResult: async ({ result }) => {
    plans.push(result.rows);
    return { ...result, rows: [] };
  },
};

/** Each row of a plan by sequential scan computes the folded text of a bio, of the whole table when there are few hits. */
it.each(['zzq', 'music', 'zzq music'])(
  '[SE-03] finds "%s" in names and bios by their indexes, whatever is known of the texts',
  async (text) => {
    const search = { text, filter: { tags: [], authorId: null }, limit: 20, offset: 0, callerId: null };
    plans.length = 0;
    await selectHits(server.database.withPlugin(EXPLAINING), ['profile'], search);
    const plan = JSON.stringify(plans);
    expect(plan).toContain('users_bio_search');
    expect(plan).not.toContain('Seq Scan on users');
  },
);
