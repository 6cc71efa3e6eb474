import type { getEventByType as contract } from '@xana/contracts/http/events/get-event-by-type';
import type { InputOf } from '@xana/contracts/operation';
import { sql } from 'kysely';
import { selectEvents, toEvent } from '../../database/event-rows.ts';
import type { Handler } from '../../http/handler.ts';

type Input = InputOf<typeof contract>;

/** `current` is live and coming together, by their beginning: what runs came first. */
export const getEventByType: Handler<typeof contract> = async ({ input, database, config }) => {
  const now = new Date();
  const { count } = await database
    .selectFrom('events')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(matching(input, now))
    .executeTakeFirstOrThrow();
  const rows = await selectEvents(database)
    .where(matching(input, now))
    .orderBy('starts_at', input.filterBy === 'past' ? 'desc' : 'asc')
    .orderBy('events.id')
    .limit(input.pageSize)
    .offset((input.pageNumber - 1) * input.pageSize)
    .execute();
  return { count, rows: rows.map((row) => toEvent(config, row, now)) };
};

function matching({ type, filterBy }: Input, now: Date) {
  const time = {
    live: sql`events.starts_at <= ${now} and events.ends_at > ${now}`,
    upcoming: sql`events.starts_at > ${now}`,
    current: sql`events.ends_at > ${now}`,
    past: sql`events.ends_at <= ${now}`,
  }[filterBy];
  return type === 'all' ? sql<boolean>`${time}` : sql<boolean>`${time} and events.type = ${type}`;
}
