import { sql, type Updateable } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import type { Tables } from '../tables.ts';

/** What a creator edits, beside what everyone sees; undefined when the creator has no such space. */
export function findOwnSpace(database: Database, { id, creatorId }: { id: number; creatorId: number }) {
  return database
    .selectFrom('spaces')
    .select(['built_world_id', 'version', 'picture', 'youtube_url', 'video_thumbnail'])
    .where('id', '=', id)
    .where('creator_id', '=', creatorId)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
}

interface EditedSpace {
  id: number;
  creatorId: number;
  /** The version that was edited. */
  version: number;
}

/** Violates `spaces_built_world_id_key` when another space shows the same built world. @returns false for any other version */
export async function updateSpace(
  database: Database,
  { id, creatorId, version }: EditedSpace,
  changes: Updateable<Tables['spaces']>,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('spaces')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('creator_id', '=', creatorId)
    .where('version', '=', version)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
