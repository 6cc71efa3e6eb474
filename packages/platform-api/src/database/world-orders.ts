import { sql } from 'kysely';

/** A visit of yesterday counts for 0.8 of one of today, and so on over seven days. */
export const DECAY = 0.8;

/** Visits of the last seven days of a row of `spaces`, a recent one counting more. */
export const recentHeat = sql<number>`(select coalesce(sum(visits.visits * power(${DECAY}, current_date - visits.day)), 0)
  from visits where visits.space_id = spaces.id and visits.day > current_date - 7)`;

/** How many people have it among their favourites. */
export const likes = sql<number>`(select count(*) from favourites where favourites.space_id = spaces.id)`;

/** How many tags it shares with somebody's favourites; none for a visitor. */
export function sharedTags(userId: number | null) {
  const favouriteTags = sql`(select coalesce(array_agg(distinct tag), '{}') from favourites
    join spaces liked on liked.id = favourites.space_id cross join unnest(liked.tags) tag
    where favourites.user_id = ${userId ?? 0})::text[]`;
  return sql<number>`(select count(*) from unnest(spaces.tags) tag where tag = any(${favouriteTags}))`;
}

/** How many of those whom somebody follows have it among their favourites. */
export const likedByFollowed = (userId: number) => sql<number>`(select count(*) from favourites
  join follows on follows.followed_id = favourites.user_id
  where favourites.space_id = spaces.id and follows.follower_id = ${userId})`;
