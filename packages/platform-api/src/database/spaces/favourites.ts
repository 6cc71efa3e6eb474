import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { insertNew } from '../statements/insert-new.ts';
import { newestBy, type Page, pageOfIds } from '../statements/key-pages.ts';
import { HIDDEN_SPACES, type SpaceRow, selectSpacesByIds } from './spaces.ts';

/** One page of a user's favourite spaces, the latest favourite first. */
export async function selectFavouritePage(
  database: Database,
  userId: number,
  page: Page,
): Promise<{ count: number; rows: SpaceRow[] }> {
  const { count, ids } = await pageOfIds(
    database,
    {
      from: sql`from favourites where user_id = ${userId} and space_id <> all(${HIDDEN_SPACES})`,
      ...newestBy(sql`space_id`, sql`created_at`),
    },
    page,
  );
  return { count, rows: await selectSpacesByIds(database, userId, ids) };
}

/** Does nothing when the space is a favourite. */
export const insertFavourite = (database: Database, userId: number, spaceId: number): Promise<boolean> =>
  insertNew(database, 'favourites', { user_id: userId, space_id: spaceId });

/** @returns whether the space was a favourite */
export async function deleteFavourite(database: Database, userId: number, spaceId: number): Promise<boolean> {
  const deleted = await database
    .deleteFrom('favourites')
    .where('user_id', '=', userId)
    .where('space_id', '=', spaceId)
    .returning('space_id')
    .executeTakeFirst();
  return deleted !== undefined;
}
