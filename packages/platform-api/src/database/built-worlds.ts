import type { BuiltWorld } from '@xana/contracts/http/spaces/built-world';
import type { PlatformConfig } from '../config/read-config.ts';
import { pictureAddress } from '../media/picture-address.ts';
import type { Database } from './connect-database.ts';

/** A member's 3D worlds with the space of each, the newest first. */
export function selectBuiltWorlds(database: Database, ownerId: number) {
  return database
    .selectFrom('built_worlds')
    .leftJoin('spaces', 'spaces.built_world_id', 'built_worlds.id')
    .select(['built_worlds.id', 'built_worlds.name', 'built_worlds.picture', 'built_worlds.created_at'])
    .select('spaces.id as space_id')
    .where('owner_id', '=', ownerId)
    .orderBy('built_worlds.id', 'desc');
}

type BuiltWorldRow = Awaited<ReturnType<ReturnType<typeof selectBuiltWorlds>['execute']>>[number];

export const toBuiltWorld = (config: PlatformConfig, row: BuiltWorldRow): BuiltWorld => ({
  id: row.id,
  name: row.name,
  thumbnail: pictureAddress(config, row.picture),
  spaceId: row.space_id,
  createdAt: row.created_at.toISOString(),
});
