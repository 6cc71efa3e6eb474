import type { EntityType } from '@xana/contracts/http/spaces/entity-type';
import type { SpaceDetails } from '@xana/contracts/http/spaces/space';
import type { FastifyRequest } from 'fastify';
import { isDatabaseBusy } from '../../database/database-busy.ts';
import { isFollowing } from '../../database/follows.ts';
import { selectSpaces, toSpace, videoThumbnailAddress } from '../../database/spaces.ts';
import type { Platform } from '../../platform.ts';
import { isVisit } from './visits/is-visit.ts';

interface Visit extends Platform {
  request: FastifyRequest;
  id: number;
  /** Found only as this type, when it is said. */
  type?: EntityType;
  callerId: number | null;
}

/** One space as its page shows it, the visit counted once in half an hour; null when there is none. */
export async function visitSpace({ id, type, callerId, ...reading }: Visit): Promise<SpaceDetails | null> {
  const { database, config } = reading;
  let wanted = selectSpaces(database, callerId).where('spaces.id', '=', id);
  if (type) wanted = wanted.where('spaces.entity_type', '=', type);
  const row = await wanted.executeTakeFirst();
  if (!row) return null;
  // Whoever wants to see a space gets to see it, also while nothing can be written.
  await recordVisit(reading, id, callerId).catch((error: unknown) => {
    if (!isDatabaseBusy(error)) throw error;
  });
  const world = toSpace(config, row);
  return {
    ...world,
    description: row.description,
    banner: world.image,
    youtubeUrl: row.youtube_url,
    videoThumbnail: videoThumbnailAddress(config, row.video_thumbnail),
    isFollowingCreator: await isFollowing(database, callerId, row.creator_id),
  };
}

async function recordVisit(
  { visits, config, request }: Pick<Visit, 'visits' | 'config' | 'request'>,
  spaceId: number,
  callerId: number | null,
): Promise<void> {
  const { headers, ip } = request;
  if (!isVisit(headers, config.origins.site)) return;
  await visits.record(
    spaceId,
    callerId === null ? { ip, userAgent: headers['user-agent'] ?? '' } : { userId: callerId },
  );
}
