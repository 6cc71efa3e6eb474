import type { CustomEvent } from '@xana/contracts/http/events/custom-event';
import { type RawBuilder, sql } from 'kysely';
import { selectEvents, toEvent } from './event-rows.ts';
import type { Page, Reach } from './world-pages.ts';

/** One page of those events that fulfil a condition on `events`, and how many do in all. */
export async function pageOfEvents(
  { database, config }: Reach,
  { pageNumber, pageSize }: Page,
  { where, order, now }: { where: RawBuilder<unknown>; order: 'asc' | 'desc'; now: Date },
): Promise<{ count: number; rows: CustomEvent[] }> {
  const condition = sql<boolean>`${where}`;
  const { count } = await database
    .selectFrom('events')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(condition)
    .executeTakeFirstOrThrow();
  const rows = await selectEvents(database)
    .where(condition)
    .orderBy('starts_at', order)
    .orderBy('events.id')
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
    .execute();
  return { count, rows: rows.map((row) => toEvent(config, row, now)) };
}
