import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { inOrderOf, NEWEST_FIRST, type Page, pageOfIds } from '../statements/key-pages.ts';
import { USER_COLUMNS } from '../users/user-summary.ts';

export type AvatarRow = Awaited<ReturnType<ReturnType<typeof selectAvatars>['execute']>>[number];

/** Avatars with the members who wear them; those of banned and deleted members are hidden. */
function selectAvatars(database: Database) {
  return database
    .selectFrom('avatars')
    .innerJoin('users', 'users.id', 'avatars.user_id')
    .where('users.is_inactive', '=', false)
    .select(['avatars.id', 'avatars.name', 'avatars.picture', ...USER_COLUMNS]);
}

export function findAvatar(database: Database, id: number): Promise<AvatarRow | undefined> {
  return selectAvatars(database).where('avatars.id', '=', id).executeTakeFirst();
}

/** All avatars, or those of one user, the newest first. */
export async function selectAvatarPage(
  database: Database,
  page: Page,
  userId?: number,
): Promise<{ count: number; rows: AvatarRow[] }> {
  const isShown = sql`not exists (select from users where users.id = avatars.user_id and users.is_inactive)`;
  const from = userId ? sql`from avatars where user_id = ${userId} and ${isShown}` : sql`from avatars where ${isShown}`;
  const { count, ids } = await pageOfIds(database, { from, ...NEWEST_FIRST }, page);
  if (ids.length === 0) return { count, rows: [] };
  const rows = await selectAvatars(database).where('avatars.id', 'in', ids).execute();
  return { count, rows: inOrderOf(ids, rows) };
}
