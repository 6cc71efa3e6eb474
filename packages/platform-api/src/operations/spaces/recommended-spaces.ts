import { type RawBuilder, sql } from 'kysely';
import type { Page } from '../../database/key-pages.ts';
import { pageOfWorlds, type Reach, worldsOf } from '../../database/world-pages.ts';
import type { Caller } from '../../http/handler.ts';

/** From each source so many are considered: a recommendation is a choice and not the whole catalogue. */
const CONSIDERED = 150;
/** Whom one followed last says more than whom one followed long ago. */
const MOST_FOLLOWED = 300;

/**
 * What shares most tags with one's favourites, then what those like whom one follows, then what most people like; none of
 * one's favourites. A visitor gets what most people like.
 */
export async function recommendedSpaces(reach: Reach, caller: Caller | null, page: Page, among?: RawBuilder<unknown>) {
  if (!caller) return pageOfWorlds(reach, caller, page, { ...(among ? { where: among } : {}), by: 'favourites' });
  const { rows } = await rankFor(reach, caller.userId, among ?? sql`true`);
  const from = (page.pageNumber - 1) * page.pageSize;
  const ids = rows.slice(from, from + page.pageSize).map(({ id }) => id);
  return { count: rows.length, rows: await worldsOf(reach, caller, ids) };
}

function rankFor({ database }: Reach, userId: number, among: RawBuilder<unknown>) {
  const isNew = sql`spaces.id <> all (array(select space_id from favourites where user_id = ${userId}))`;
  const best = (where: RawBuilder<unknown>) => sql`(select spaces.id, 0 liked from space_counts
      join spaces on spaces.id = space_counts.space_id
      where ${where} and ${among} and ${isNew} order by space_counts.favourites desc, spaces.id limit ${CONSIDERED})`;
  return sql<{ id: number }>`
    with my_tags as materialized (
      select coalesce(array_agg(distinct tag), '{}') tags from favourites
        join spaces on spaces.id = favourites.space_id cross join unnest(spaces.tags) tag where favourites.user_id = ${userId}
    ), followed as materialized (
      select followed_id from follows where follower_id = ${userId} order by created_at desc limit ${MOST_FOLLOWED}
    ), considered as (
      select id, sum(liked) liked from (
        ${best(sql`spaces.tags && (select tags from my_tags)`)}
        union all ${best(sql`true`)}
        union all (select spaces.id, count(*) liked from followed join favourites on favourites.user_id = followed.followed_id
          join spaces on spaces.id = favourites.space_id where ${among} and ${isNew}
          group by spaces.id order by liked desc, spaces.id limit ${CONSIDERED})
      ) sources group by id
    )
    select spaces.id from considered join spaces on spaces.id = considered.id
      join space_counts on space_counts.space_id = spaces.id cross join my_tags
    order by (select count(*) from unnest(spaces.tags) tag where tag = any(my_tags.tags)) desc,
      considered.liked desc, space_counts.favourites desc, spaces.id`.execute(database);
}
