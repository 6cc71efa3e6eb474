import type { getEventByType as contract } from '@xana/contracts/http/events/get-event-by-type';
import type { InputOf } from '@xana/contracts/operation';
import type { Database } from '../../database/connect-database.ts';
import { toUserSummary, USER_COLUMNS } from '../../database/user-summary.ts';
import type { Handler } from '../../http/handler.ts';
import { pictureAddress } from '../../media/picture-address.ts';

/** `current` is live and coming together, by their beginning: what runs came first. */
export const getEventByType: Handler<typeof contract> = async ({ input, database, config }) => {
  const now = new Date();
  const matching = selectEvents(database, input, now);
  const { count } = await matching.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await matching
    .innerJoin('spaces', 'spaces.id', 'events.space_id')
    .innerJoin('users', 'users.id', 'events.host_id')
    .select(['events.id', 'title', 'type', 'events.picture', 'starts_at', 'ends_at', ...USER_COLUMNS])
    .select(['spaces.id as space_id', 'spaces.name as space_name', 'spaces.entity_type'])
    .orderBy('starts_at', input.filterBy === 'past' ? 'desc' : 'asc')
    .orderBy('events.id')
    .limit(input.pageSize)
    .offset((input.pageNumber - 1) * input.pageSize)
    .execute();
  return {
    count,
    rows: rows.map((row) => ({
      id: row.id,
      title: row.title,
      type: row.type,
      image: pictureAddress(config, row.picture),
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      isLive: row.starts_at <= now && row.ends_at > now,
      space: { id: row.space_id, name: row.space_name, entityType: row.entity_type },
      host: toUserSummary(config, row),
    })),
  };
};

function selectEvents(database: Database, { type, filterBy }: InputOf<typeof contract>, now: Date) {
  let query = database.selectFrom('events');
  if (type !== 'all') query = query.where('type', '=', type);
  if (filterBy === 'past') return query.where('ends_at', '<=', now);
  query = query.where('ends_at', '>', now);
  if (filterBy === 'live') return query.where('starts_at', '<=', now);
  return filterBy === 'upcoming' ? query.where('starts_at', '>', now) : query;
}
