import type { EntityType, WorldDetails } from '@xana/contracts/http/spaces/world';
import { sql } from 'kysely';
import type { Database } from '../../database/connect-database.ts';
import { isDatabaseBusy } from '../../database/database-busy.ts';
import { isFollowing } from '../../database/follows.ts';
import { selectWorlds, toWorld, videoThumbnailAddress } from '../../database/world-rows.ts';
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
  // Whoever wants to see a space gets to see it, also while nothing can be written.
  await recordVisit(database, id).catch((error: unknown) => {
    if (!isDatabaseBusy(error)) throw error;
  });
  const world = toWorld(config, row);
  return {
    ...world,
    description: row.description,
    banner: world.image,
    youtubeUrl: row.youtube_url,
    videoThumbnail: videoThumbnailAddress(config, row.video_thumbnail),
    isFollowingCreator: await isFollowing(database, callerId, row.creator_id),
  };
}

/** Counted in both places or in none. */
async function recordVisit(database: Database, spaceId: number): Promise<void> {
  await sql`with visit as (
      insert into visits (space_id, day, visits) values (${spaceId}, current_date, 1)
      on conflict (day, space_id) do update set visits = visits.visits + 1
    )
    update space_counts set total_visits = total_visits + 1 where space_id = ${spaceId}`.execute(database);
}
