import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { isTagged } from '../search/tag-search.ts';
import { HIDDEN_SPACES } from '../spaces/spaces.ts';
import { inOrderOf, type Page, pageOfIds } from '../statements/key-pages.ts';
import { USER_COLUMNS } from '../users/user-summary.ts';
import { isShownEvent } from './shown-events.ts';

export type EventRow = Awaited<ReturnType<ReturnType<typeof selectEvents>['execute']>>[number];

/** Which events a list has; without any field all of them. */
export interface EventFilter {
  type?: EventRow['type'] | undefined;
  hostId?: number | undefined;
  /** A user who hosts them, answered them or is reminded of them. */
  plannedBy?: number | undefined;
  spaceId?: number | undefined;
  /** Ids of events that the list leaves out. */
  except?: readonly number[] | undefined;
  /** The key or the label of a tag of the event's space. */
  tag?: string | undefined;
  /** From the first time up to the second one, exclusive. */
  startsIn?: { from: Date; to: Date } | undefined;
  /** `current` is live and upcoming together. */
  period?: 'live' | 'upcoming' | 'current' | 'past' | undefined;
}

/** Events with their space and their host; none that is hidden, in a hidden space or of an inactive host. */
function selectEvents(database: Database) {
  return database
    .selectFrom('events')
    .innerJoin('spaces', 'spaces.id', 'events.space_id')
    .innerJoin('users', 'users.id', 'events.host_id')
    .select(['events.id', 'title', 'type', 'events.picture', 'events.description', 'starts_at', 'ends_at'])
    .select([
      'going_count',
      'interested_count',
      'events.version',
      'events.picture_alt',
      'cancelled_at',
      'series_id',
      'repeats',
    ])
    .select(['time_zone', 'spaces.picture as space_picture'])
    .select(['spaces.id as space_id', 'spaces.name as space_name', 'name_ja', 'spaces.entity_type'])
    .select(USER_COLUMNS)
    .where('events.hidden_at', 'is', null)
    .where('users.is_inactive', '=', false)
    .where('spaces.hidden_at', 'is', null);
}

export function findEvent(database: Database, id: number): Promise<EventRow | undefined> {
  return selectEvents(database).where('events.id', '=', id).executeTakeFirst();
}

/** One page of events by their start, and how many there are in total. @param list `at` is the time that periods refer to */
export async function selectEventPage(
  database: Database,
  page: Page,
  { order, at, ...filter }: EventFilter & { order: 'asc' | 'desc'; at: Date },
): Promise<{ count: number; rows: EventRow[] }> {
  const { count, ids } = await pageOfIds(
    database,
    {
      from: sql`from events where events.space_id <> all(${HIDDEN_SPACES}) and ${isShownEvent} and ${matches(filter, at)}`,
      id: sql`events.id`,
      sortKey: sql`events.starts_at`,
      type: 'timestamptz',
      order,
    },
    page,
  );
  if (ids.length === 0) return { count, rows: [] };
  return { count, rows: inOrderOf(ids, await selectEvents(database).where('events.id', 'in', ids).execute()) };
}

function matches({ type, hostId, plannedBy, spaceId, except, period, tag, startsIn }: EventFilter, at: Date) {
  // No event lasts longer than 31 days, so the index of `starts_at` bounds the search for running events.
  const isRecent = sql`events.starts_at > ${at}::timestamptz - interval '31 days'`;
  const periods = {
    live: sql`events.starts_at <= ${at} and events.ends_at > ${at} and ${isRecent}`,
    upcoming: sql`events.starts_at > ${at}`,
    current: sql`events.ends_at > ${at} and ${isRecent}`,
    // The start bounds the search in the index: an event ends after it has started.
    past: sql`events.ends_at <= ${at} and events.starts_at < ${at}`,
  };
  const conditions = [
    ...(period === undefined ? [] : [periods[period]]),
    ...(startsIn === undefined
      ? []
      : [sql`events.starts_at >= ${startsIn.from} and events.starts_at < ${startsIn.to}`]),
    ...(hostId === undefined ? [] : [sql`events.host_id = ${hostId}`]),
    ...(plannedBy === undefined ? [] : [sql`events.id in (${plansOf(plannedBy)})`]),
    ...(spaceId === undefined ? [] : [sql`events.space_id = ${spaceId}`]),
    ...(except === undefined ? [] : [sql`events.id <> all(${except})`]),
    ...(type === undefined ? [] : [sql`events.type = ${type}`]),
    ...(tag === undefined ? [] : [inTaggedSpace(tag)]),
  ];
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}

const plansOf = (userId: number) => sql`select id from events hosted where hosted.host_id = ${userId}
  union select event_id from event_answers where user_id = ${userId}
  union select event_id from event_reminders where user_id = ${userId}`;

const inTaggedSpace = (tag: string) =>
  sql`exists (select from spaces where spaces.id = events.space_id and ${isTagged(sql`spaces.tags`, tag)})`;
