import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { existsColumn } from '../statements/exists-column.ts';
import { inOrderOf } from '../statements/key-pages.ts';
import type { Tables } from '../tables.ts';
import { onlineCount } from './space-presences.ts';

export type SpaceRow = Awaited<ReturnType<ReturnType<typeof selectSpaces>['execute']>>[number];
type EntityType = SpaceRow['entity_type'];

/** The ids of the spaces that operators hid or creators deleted; few, and read from a partial index. */
export const HIDDEN_SPACES = sql`array(select hidden.id from spaces hidden where hidden.hidden_at is not null)`;

/** Spaces with their creator, how many people are in them, and whether the caller marked them as favourites. Without hidden ones. */
function selectSpaces(database: Database, callerId: number | null) {
  return database
    .selectFrom('spaces')
    .innerJoin('space_counts', 'space_counts.space_id', 'spaces.id')
    .leftJoin('users as creator', 'creator.id', 'spaces.creator_id')
    .select([
      'spaces.id',
      'spaces.name',
      'spaces.name_ja',
      'spaces.description_ja',
      'spaces.entity_type',
      'spaces.is_game',
      'spaces.picture',
      'spaces.picture_alt',
      'spaces.tags',
      'space_counts.total_visits',
      'spaces.created_at',
      'spaces.description',
      'spaces.youtube_url',
      'spaces.video_thumbnail',
      'creator.id as creator_id',
      'creator.name as creator_name',
      'creator.avatar as creator_avatar',
      'creator.profile_icon_color as creator_color',
    ])
    .select(onlineCount(sql`spaces.id`).as('online_count'))
    .select(
      existsColumn(sql`favourites where favourites.space_id = spaces.id and favourites.user_id = ${callerId ?? 0}`).as(
        'is_favourite',
      ),
    )
    .where('spaces.hidden_at', 'is', null);
}

/** @param type finds the space only with this type; by default with any */
export function findSpace(
  database: Database,
  callerId: number | null,
  id: number,
  type?: EntityType,
): Promise<SpaceRow | undefined> {
  const space = selectSpaces(database, callerId).where('spaces.id', '=', id);
  return (type ? space.where('spaces.entity_type', '=', type) : space).executeTakeFirst();
}

export async function hasSpace(database: Database, id: number): Promise<boolean> {
  const space = await database
    .selectFrom('spaces')
    .select('id')
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  return space !== undefined;
}

/** The spaces with these ids, in the order of the ids. */
export async function selectSpacesByIds(
  database: Database,
  callerId: number | null,
  ids: readonly number[],
): Promise<SpaceRow[]> {
  if (ids.length === 0) return [];
  return inOrderOf(ids, await selectSpaces(database, callerId).where('spaces.id', 'in', ids).execute());
}

/** Violates `spaces_built_world_id_key` when another space shows the same built world. @returns the new id */
export async function insertSpace(database: Database, space: Insertable<Tables['spaces']>): Promise<number> {
  const { id } = await database.insertInto('spaces').values(space).returning('id').executeTakeFirstOrThrow();
  return id;
}

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
