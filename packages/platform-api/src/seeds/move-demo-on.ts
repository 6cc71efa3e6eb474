import { sql } from 'kysely';
import type { Database } from '../database/connection/connect-database.ts';
import { PAST_COUNT } from './event-times.ts';
import { LAUNCH_CYCLE_DAYS } from './seed-market.ts';
import { NEWEST_POST_AGE_MS, SEEDED_COMMENT, SEEDED_POST } from './seed-posts.ts';

const HOUR = 3_600_000;
/** A demo that was started again within this time is left as it is. */
const MIN_AGE_MS = 6 * HOUR;
/** How long an event that has ended stays in the list of past events. */
const PAST_DAYS = 2;
/** A day on which that many spaces had visits was filled by the seed. */
const MIN_SEEDED_SPACES = 100;

/**
 * Keeps a demo database alive that was seeded days ago: its events and the sales of its marketplace take place again in later weeks at the same hour, its
 * posts become recent, and the days since then get visits. What members added stays as it is. May run at every start.
 */
export async function moveDemoOn(database: Database, now: Date): Promise<void> {
  await repeatEvents(database, now);
  await repeatLaunches(database, now);
  await renewPosts(database, now);
  await addVisits(database, now);
}

async function repeatEvents(database: Database, now: Date): Promise<void> {
  await sql`update events set starts_at = starts_at + later.by, ends_at = ends_at + later.by
    from (
      select id, ceil(extract(epoch from ${now}::timestamptz - interval '1 day' * ${PAST_DAYS} - ends_at) / 604800)
        * interval '7 days' as by
      from events
    ) later
    where later.id = events.id and events.id > ${PAST_COUNT} and picture like 'event/e' || events.id || '-%'
      and ends_at < ${now}::timestamptz - interval '1 day' * ${PAST_DAYS}`.execute(database);
}

/** The sales of a demo, which come again in turn: the first has ended from the start and stays so. */
async function repeatLaunches(database: Database, now: Date): Promise<void> {
  await sql`update launches set starts_at = starts_at + later.by, ends_at = ends_at + later.by
    from (
      select id, ceil(extract(epoch from ${now}::timestamptz - ends_at) / ${LAUNCH_CYCLE_DAYS * 86_400}::float8)
        * ${LAUNCH_CYCLE_DAYS} * interval '1 day' as by
      from launches where id > (select min(id) from launches)
    ) later
    where later.id = launches.id and ends_at < ${now}::timestamptz`.execute(database);
}

/** Posts that a member has commented on keep their date: the comment would be older than the post. */
async function renewPosts(database: Database, now: Date): Promise<void> {
  const newest = await database
    .selectFrom('posts')
    .select('created_at')
    .where('client_id', 'like', `${SEEDED_POST}%`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const ageMs = newest ? now.getTime() - newest.created_at.getTime() - NEWEST_POST_AGE_MS : 0;
  if (ageMs < MIN_AGE_MS) return;
  await sql`with renewed as (
      update posts set created_at = created_at + ${ageMs}::bigint * interval '1 millisecond'
      where client_id like ${`${SEEDED_POST}%`} and updated_at is null and not exists (
        select from post_comments others
        where others.post_id = posts.id and (others.client_id is null or others.client_id not like ${`${SEEDED_COMMENT}%`})
      )
      returning id
    )
    update post_comments set created_at = created_at + ${ageMs}::bigint * interval '1 millisecond'
    from renewed where renewed.id = post_id`.execute(database);
}

/** Each day since the last has the visits of the same weekday. */
async function addVisits(database: Database, now: Date): Promise<void> {
  await sql`with last as (
      select max(day) as day from (select day from visits group by day having count(*) > ${MIN_SEEDED_SPACES}) seeded
    ), missing as (
      select added::date as day, added::date - 7 * ceil((added::date - last.day) / 7.0)::integer as like_day
      from last, generate_series(greatest(last.day + 1, ${now}::date - 30), ${now}::date, interval '1 day') added
    )
    insert into visits (space_id, day, visits)
    select space_id, missing.day, visits from missing join visits on visits.day = missing.like_day
    on conflict (day, space_id) do nothing`.execute(database);
}
