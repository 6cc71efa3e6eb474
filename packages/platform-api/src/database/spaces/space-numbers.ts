import type { VisitSource } from '@xana/contracts/http/spaces/visit-source';
import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';

/**
 * Attributes the counted visit of a visitor to a source, once. @param visitor a pseudonymous key
 *
 * @returns false when no visit of the last half hour is left to attribute
 */
export async function attributeVisit(
  database: Database,
  visit: { spaceId: number; visitor: string; source: VisitSource },
): Promise<boolean> {
  const { spaceId, visitor, source } = visit;
  const { rows } = await sql<{ space_id: number }>`with attributed as (
      update counted_visits set source = ${source}
      where space_id = ${spaceId} and visitor = ${visitor} and source is null and expires_at > now() returning space_id
    )
    insert into visit_sources (space_id, day, source, visits) select space_id, current_date, ${source}, 1 from attributed
    on conflict (space_id, day, source) do update set visits = visit_sources.visits + 1
    returning space_id`.execute(database);
  return rows.length > 0;
}

interface DayRow {
  day: string;
  visits: number;
  favourites: number;
  followers: number;
}

/** One row for each of the last days, today included. Favourites and follows that were taken back do not count. */
export async function selectSpaceDays(
  database: Database,
  { spaceId, creatorId, days }: { spaceId: number; creatorId: number; days: number },
): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`with shown as (
      select day::date from generate_series(current_date - ${days - 1}::int, current_date, interval '1 day') day
    )
    select to_char(shown.day, 'YYYY-MM-DD') as day, coalesce(visits.visits, 0)::int visits,
      coalesce(liked.number, 0)::int favourites, coalesce(followed.number, 0)::int followers
    from shown
    left join visits on visits.space_id = ${spaceId} and visits.day = shown.day
    left join (select created_at::date as day, count(*) as number from favourites
      where space_id = ${spaceId} and created_at >= current_date - ${days - 1}::int group by 1) liked on liked.day = shown.day
    left join (select created_at::date as day, count(*) as number from follows
      where followed_id = ${creatorId} and created_at >= current_date - ${days - 1}::int group by 1) followed
      on followed.day = shown.day
    order by shown.day`.execute(database);
  return rows;
}

/** The sources of the last days, the most visits first. */
export async function selectVisitSources(
  database: Database,
  { spaceId, days }: { spaceId: number; days: number },
): Promise<{ source: VisitSource; visits: number }[]> {
  const { rows } = await sql<{ source: VisitSource; visits: number }>`select source, sum(visits)::int visits
    from visit_sources where space_id = ${spaceId} and day > current_date - ${days}::int
    group by source order by 2 desc, 1`.execute(database);
  return rows;
}
