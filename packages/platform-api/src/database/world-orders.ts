import { sql } from 'kysely';

/** A visit of yesterday counts for 0.8 of one of today, and so on over seven days. */
export const DECAY = 0.8;

/** Visits of the last seven days of a row of `spaces`, a recent one counting more. */
export const recentHeat = sql<number>`(select coalesce(sum(visits.visits * power(${DECAY}, current_date - visits.day)), 0)
  from visits where visits.space_id = spaces.id and visits.day > current_date - 7)`;

/** How many people have it among their favourites. */
const likes = sql<number>`(select count(*) from favourites where favourites.space_id = spaces.id)`;

/** How many tags it shares with somebody's favourites. */
function sharedTags(userId: number) {
  const favouriteTags = sql`(select coalesce(array_agg(distinct tag), '{}') from favourites
    join spaces liked on liked.id = favourites.space_id cross join unnest(liked.tags) tag
    where favourites.user_id = ${userId})::text[]`;
  return sql<number>`(select count(*) from unnest(spaces.tags) tag where tag = any(${favouriteTags}))`;
}

/** Like one's favourites first, then what those like whom one follows, then what most people like; a visitor has the last. */
export const recommendedOrder = (userId: number | null) =>
  userId === null
    ? [sql`${likes} desc`]
    : [sql`${sharedTags(userId)} desc`, sql`${likedByFollowed(userId)} desc`, sql`${likes} desc`];

/** How many of those whom somebody follows have it among their favourites. */
const likedByFollowed = (userId: number) => sql<number>`(select count(*) from favourites
  join follows on follows.followed_id = favourites.user_id
  where favourites.space_id = spaces.id and follows.follower_id = ${userId})`;
