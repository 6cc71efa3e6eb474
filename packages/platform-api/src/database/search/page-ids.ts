import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { isShownEvent } from '../events/shown-events.ts';

interface PageIdRow {
  id: number;
  entity_type: string | null;
  created_at: Date | null;
}

type PageKind = 'space' | 'event' | 'user';

/** What has a page that everybody may see. Each is read by its primary key. */
const SOURCES = {
  space: sql`select id, entity_type, created_at from spaces where hidden_at is null`,
  event: sql`select events.id, null::text entity_type, null::timestamptz created_at from events
    join spaces on spaces.id = events.space_id
    where spaces.hidden_at is null and events.ends_at > now() and ${isShownEvent}`,
  user: sql`select id, null::text entity_type, created_at from users where not is_inactive`,
};

/** The rows with ids above `after`, in the order of their ids. */
export async function selectPageIds(
  database: Database,
  { kind, after, limit }: { kind: PageKind; after: number; limit: number },
): Promise<PageIdRow[]> {
  const idColumn = kind === 'event' ? sql`events.id` : sql`id`;
  const { rows } = await sql<PageIdRow>`${SOURCES[kind]} and ${idColumn} > ${after}
    order by ${idColumn} limit ${limit}`.execute(database);
  return rows;
}
