import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { isShownEvent } from '../events/shown-events.ts';
import { unblocked } from '../social/blocks.ts';
import { unmuted } from '../social/mutes.ts';
import { HIDDEN_SPACES } from '../spaces/spaces.ts';
import { isActive } from '../users/active-users.ts';
import type { SearchedType } from './hit-sources.ts';
import { isTagged } from './tag-search.ts';

/** What operators of a search narrow it to. */
export interface SearchFilter {
  /** Keys or labels; all of them must match. */
  tags: readonly string[];
  /** Who made it; null for anyone. */
  authorId: number | null;
}

/** The user that `from:` names, in any letter case. */
export async function findAuthorId(database: Database, username: string): Promise<number | null> {
  const found = await database
    .selectFrom('users')
    .select('id')
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst();
  return found?.id ?? null;
}

/** A condition: neither hidden, deleted nor of an inactive user, and no block between its author and the caller. */
export function isVisible(type: SearchedType, callerId: number | null): RawBuilder<unknown> {
  switch (type) {
    case 'world':
      return sql`hidden_at is null`;
    case 'profile':
      return sql`not is_inactive and ${unblocked(callerId, sql`users.id`)}`;
    case 'event':
      return sql`space_id <> all(${HIDDEN_SPACES}) and ${isShownEvent} and ${unblocked(callerId, sql`events.host_id`)}`;
    case 'post':
      return sql`deleted_at is null and ${isActive(sql`posts.user_id`)} and ${unblocked(callerId, sql`posts.user_id`)}
        and ${unmuted(callerId, sql`posts.user_id`)}`;
    default:
      return sql`true`;
  }
}

/** A condition for the filter; null for a type that nothing can match. */
export function matchesFilter(type: SearchedType, { tags, authorId }: SearchFilter): RawBuilder<unknown> | null {
  const { author, tagged } = FILTERS[type];
  if ((authorId !== null && !author) || (tags.length > 0 && !tagged)) return null;
  const conditions = [
    ...(author && authorId !== null ? [sql`${author} = ${authorId}`] : []),
    ...(tagged ? tags.map(tagged) : []),
  ];
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}

interface TypeFilters {
  /** The column with the id of the author. */
  author?: RawBuilder<unknown>;
  tagged?(tag: string): RawBuilder<unknown>;
}

const hasTag = (tag: string) => isTagged(sql`tags`, tag);

const FILTERS: Record<SearchedType, TypeFilters> = {
  world: { author: sql`creator_id`, tagged: hasTag },
  profile: { tagged: hasTag },
  event: {
    author: sql`host_id`,
    tagged: (tag) =>
      sql`exists (select from spaces where spaces.id = events.space_id and ${isTagged(sql`spaces.tags`, tag)})`,
  },
  post: { author: sql`user_id`, tagged: hasTag },
  nft: {},
  collection: {},
};
