import type { EntityType, WorldDetails } from '@xana/contracts/http/spaces/world';
import { sql } from 'kysely';
import type { Database } from '../../database/connect-database.ts';
import { isFollowing } from '../../database/follows.ts';
import { selectWorlds, toWorld } from '../../database/world-rows.ts';
import type { Platform } from '../../platform.ts';

interface Visit extends Platform {
  id: number;
  /** Found only as this type, when it is said. */
  type?: EntityType;
  callerId: number | null;
}

/** One space as its page shows it, the visit counted; null when there is none. */
export async function visitWorld({ database, config, id, type, callerId }: Visit): Promise<WorldDetails | null> {
  let wanted = selectWorlds(database, callerId).where('spaces.id', '=', id);
  if (type) wanted = wanted.where('spaces.entity_type', '=', type);
  const row = await wanted.executeTakeFirst();
  if (!row) return null;
  await recordVisit(database, id);
  const world = toWorld(config, row);
  return {
    ...world,
    description: row.description,
    banner: world.image,
    youtubeUrl: row.youtube_url,
    isFollowingCreator: await isFollowing(database, callerId, row.creator_id),
  };
}

async function recordVisit(database: Database, spaceId: number): Promise<void> {
  await database
    .insertInto('visits')
    .values({ space_id: spaceId, day: sql<string>`current_date`, visits: 1 })
    .onConflict((conflict) => conflict.columns(['day', 'space_id']).doUpdateSet({ visits: sql`visits.visits + 1` }))
    .execute();
  await database
    .updateTable('space_counts')
    .set({ total_visits: sql`total_visits + 1` })
    .where('space_id', '=', spaceId)
    .execute();
}
