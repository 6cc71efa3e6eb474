import { type RawBuilder, sql } from 'kysely';
import type { Page } from './key-pages.ts';
import { selectSpacePage, worldsOf } from './space-pages.ts';
import type { Caller } from '../http/handler.ts';
import type { QueryContext } from '../platform.ts';

/** From each source so many are considered: a recommendation is a choice and not the whole catalogue. */
const CONSIDERED = 150;
/** Whom one followed last says more than whom one followed long ago. */
const MOST_FOLLOWED = 300;

/**
 * What shares most tags with one's favourites, then what those like whom one follows, then what most people like; none of
 * one's favourites. A visitor gets what most people like.
 */
export async function recommendedSpaces(
  context: QueryContext,
  caller: Caller | null,
  page: Page,
  among?: RawBuilder<unknown>,
) {
  if (!caller) return selectSpacePage(context, caller, page, { ...(among ? { where: among } : {}), by: 'favourites' });
  const { rows } = await rankFor(context, caller.userId, among ?? sql`true`);
  const from = (page.pageNumber - 1) * page.pageSize;
  const ids = rows.slice(from, from + page.pageSize).map(({ id }) => id);
  return { count: rows.length, rows: await worldsOf(context, caller, ids) };
}

/** The tags of one's favourites. Asked for first, so that the database knows how common they are when it plans the rest. */
async function tagsOfFavourites({ database }: QueryContext, userId: number): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`select distinct tag from favourites
    join spaces on spaces.id = favourites.space_id cross join unnest(spaces.tags) tag
    where favourites.user_id = ${userId}`.execute(database);
  return rows.map(({ tag }) => tag);
}

async function rankFor(context: QueryContext, userId: number, among: RawBuilder<unknown>) {
  const tags = await tagsOfFavourites(context, userId);
  const isNew = sql`spaces.id <> all (array(select space_id from favourites where user_id = ${userId}))`;
  const best = (where: RawBuilder<unknown>) => sql`(select spaces.id, 0 liked from space_counts
      join spaces on spaces.id = space_counts.space_id
      where ${where} and ${among} and ${isNew} order by space_counts.favourites desc, spaces.id limit ${CONSIDERED})`;
  return sql<{ id: number }>`
    with followed as materialized (
      select followed_id from follows where follower_id = ${userId} order by created_at desc limit ${MOST_FOLLOWED}
    ), considered as (
      select id, sum(liked) liked from (
        ${best(sql`true`)}
        ${tags.length > 0 ? sql`union all ${best(sql`spaces.tags && ${tags}::text[]`)}` : sql``}
        union all (select spaces.id, count(*) liked from followed join favourites on favourites.user_id = followed.followed_id
          join spaces on spaces.id = favourites.space_id where ${among} and ${isNew}
          group by spaces.id order by liked desc, spaces.id limit ${CONSIDERED})
      ) sources group by id
    )
    select spaces.id from considered join spaces on spaces.id = considered.id
      join space_counts on space_counts.space_id = spaces.id
    order by (select count(*) from unnest(spaces.tags) tag where tag = any(${tags}::text[])) desc,
      considered.liked desc, space_counts.favourites desc, spaces.id`.execute(context.database);
}
