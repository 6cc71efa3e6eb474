import type { Database } from './connect-database.ts';

export async function hasUser(database: Database, id: number): Promise<boolean> {
  const found = await database.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}
