import type { getSingleWorldHot as contract } from '@xana/contracts/http/spaces/get-single-world-hot';
import { sql } from 'kysely';
import type { Database } from '../../database/connect-database.ts';
import { isFollowing } from '../../database/follows.ts';
import { selectWorlds, toWorld } from '../../database/world-rows.ts';
import type { Handler } from '../../http/handler.ts';

export const getSingleWorldHot: Handler<typeof contract> = async ({ input, database, caller, config, fail }) => {
  const row = await selectWorlds(database, caller?.userId ?? null)
    .where('spaces.id', '=', input.id)
    .where('spaces.entity_type', '=', input.type)
    .executeTakeFirst();
  if (!row) throw fail('SPACE_NOT_FOUND');
  await recordVisit(database, input.id);
  const world = toWorld(config, row);
  return {
    ...world,
    description: row.description,
    banner: world.image,
    youtubeUrl: row.youtube_url,
    isFollowingCreator: await isFollowing(database, caller?.userId, row.creator_id),
  };
};

async function recordVisit(database: Database, spaceId: number): Promise<void> {
  await database
    .insertInto('visits')
    .values({ space_id: spaceId, day: sql<string>`current_date`, visits: 1 })
    .onConflict((conflict) => conflict.columns(['day', 'space_id']).doUpdateSet({ visits: sql`visits.visits + 1` }))
    .execute();
  await database.updateTable('spaces').set({ total_visits: sql`total_visits + 1` }).where('id', '=', spaceId).execute();
}
