import type { CustomEvent } from '@xana/contracts/http/events/custom-event';
import { type RawBuilder, sql } from 'kysely';
import type { QueryContext } from '../platform.ts';
import { selectEvents, toEvent } from './events.ts';
import { inOrderOf, type Page, pageOfIds } from './key-pages.ts';

/** One page of those events that fulfil a condition on `events`, and how many do in all. */
export async function pageOfEvents(
  { database, config }: QueryContext,
  page: Page,
  { where, order, now }: { where: RawBuilder<unknown>; order: 'asc' | 'desc'; now: Date },
): Promise<{ count: number; rows: CustomEvent[] }> {
  const { count, ids } = await pageOfIds(
    database,
    {
      from: sql`from events where ${where}`,
      id: sql`events.id`,
      by: sql`events.starts_at`,
      type: 'timestamptz',
      order,
    },
    page,
  );
  if (ids.length === 0) return { count, rows: [] };
  const rows = await selectEvents(database).where('events.id', 'in', ids).execute();
  return { count, rows: inOrderOf(ids, rows).map((row) => toEvent(config, row, now)) };
}
