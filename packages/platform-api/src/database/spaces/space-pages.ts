import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { hasTags, isTagged } from '../search/tag-search.ts';
import { type Page, pageOfIds } from '../statements/key-pages.ts';
import { HIDDEN_SPACES, type SpaceRow, selectSpacesByIds } from './spaces.ts';

/** Which spaces a list has; without any field all of them. */
export interface SpaceFilter {
  /** The key of a tag, or its label in either language, in any letter case. */
  tag?: string | undefined;
  /** Keys of tags, all of which they have. */
  allTags?: readonly string[] | undefined;
  entityType?: SpaceRow['entity_type'] | undefined;
  creatorId?: number | undefined;
  isGame?: boolean | undefined;
  /** A user who marked them as favourites. */
  favouriteOf?: number | undefined;
}

/** What lists of spaces are sorted by, in descending order, and the table that has the column. */
const ORDERS = {
  created: { sortKey: sql`spaces.created_at`, type: 'timestamptz', table: 'spaces' },
  totalVisits: { sortKey: sql`space_counts.total_visits`, type: 'integer', table: 'space_counts' },
  /** The visits of the last seven days; a recent one counts more. */
  heat: { sortKey: sql`space_counts.heat`, type: 'double precision', table: 'space_counts' },
  /** The plain number of visits of the last seven days. */
  weekVisits: { sortKey: sql`space_counts.week_visits`, type: 'integer', table: 'space_counts' },
  /** How many users marked it as a favourite. */
  favourites: { sortKey: sql`space_counts.favourites`, type: 'integer', table: 'space_counts' },
  /** When the user of `favouriteOf` marked it. */
  marked: { sortKey: sql`favourites.created_at`, type: 'timestamptz', table: 'favourites' },
} as const;

export type SpaceOrder = keyof typeof ORDERS;

/** One page of the spaces that match a filter, and how many there are in total. */
export async function selectSpacePage(
  database: Database,
  callerId: number | null,
  page: Page,
  { order, ...filter }: SpaceFilter & { order: SpaceOrder },
): Promise<{ count: number; rows: SpaceRow[] }> {
  const { table, ...sorted } = ORDERS[order];
  const source = table === 'favourites' ? favouritesOf(filter) : sourceOf(matches(filter), table);
  const { count, ids } = await pageOfIds(database, { ...source, ...sorted, order: 'desc' }, page);
  return { count, rows: await selectSpacesByIds(database, callerId, ids) };
}

/** A condition on `spaces`; null when the filter is empty. */
export function matches({
  tag,
  allTags,
  entityType,
  creatorId,
  isGame,
  favouriteOf,
}: SpaceFilter): RawBuilder<unknown> | null {
  const conditions = [
    ...(tag === undefined ? [] : [isTagged(sql`spaces.tags`, tag)]),
    ...(allTags === undefined ? [] : [hasTags(sql`spaces.tags`, allTags)]),
    ...(entityType === undefined ? [] : [sql`spaces.entity_type = ${entityType}`]),
    ...(creatorId === undefined ? [] : [sql`spaces.creator_id = ${creatorId}`]),
    ...(isGame === undefined ? [] : [isGame ? sql`spaces.is_game` : sql`not spaces.is_game`]),
    ...(favouriteOf === undefined
      ? []
      : [sql`spaces.id in (select space_id from favourites where user_id = ${favouriteOf})`]),
  ];
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : null;
}

/** Joins only the tables that are needed: a late page skips every row before it. Excludes hidden spaces. */
function sourceOf(condition: RawBuilder<unknown> | null, table: 'spaces' | 'space_counts') {
  if (!condition && table === 'space_counts')
    return { from: sql`from space_counts where space_id <> all(${HIDDEN_SPACES})`, id: sql`space_counts.space_id` };
  const isShown = sql`spaces.hidden_at is null and ${condition ?? sql`true`}`;
  if (table === 'spaces') return { from: sql`from spaces where ${isShown}`, id: sql`spaces.id` };
  return {
    from: sql`from spaces join space_counts on space_counts.space_id = spaces.id where ${isShown}`,
    counted: sql`from spaces where ${isShown}`,
    id: sql`spaces.id`,
  };
}

/** Reads the favourites of the user in the order of their index, and joins the spaces to filter them. */
function favouritesOf({ favouriteOf, ...filter }: SpaceFilter) {
  return {
    from: sql`from favourites join spaces on spaces.id = favourites.space_id
      where favourites.user_id = ${favouriteOf} and spaces.hidden_at is null and ${matches(filter) ?? sql`true`}`,
    id: sql`favourites.space_id`,
  };
}

/** Spaces, or games, with the most visits of the last seven days; none without a visit. */
export async function selectHotSpaces(
  database: Database,
  callerId: number | null,
  { isGame, tag, limit }: { isGame: boolean; tag?: string | undefined; limit: number },
): Promise<SpaceRow[]> {
  const { rows } = await sql<{
    id: number;
  }>`select spaces.id from space_counts join spaces on spaces.id = space_counts.space_id
    where space_counts.heat > 0 and spaces.hidden_at is null and spaces.is_game = ${sql.lit(isGame)}
      ${tag === undefined ? sql`` : sql`and ${isTagged(sql`spaces.tags`, tag)}`}
    order by space_counts.heat desc, spaces.id limit ${sql.lit(limit)}`.execute(database);
  const ids = rows.map(({ id }) => id);
  return selectSpacesByIds(database, callerId, ids);
}
