import type { EntityType } from '@xana/contracts/http/spaces/entity-type';
import type { SpaceDetails } from '@xana/contracts/http/spaces/space';
import type { FastifyRequest } from 'fastify';
import { isDatabaseBusy } from '../../database/connection/database-busy.ts';
import { isFollowing } from '../../database/follow/follows.ts';
import { findSpace } from '../../database/spaces/spaces.ts';
import type { Platform } from '../../platform.ts';
import { toSpaceDetails } from './to-space.ts';
import { isVisit } from './visits/is-visit.ts';
import { visitorOf } from './visits/visitor-keys.ts';

interface Visit extends Platform {
  request: FastifyRequest;
  id: number;
  /** Finds the space only with this type; by default with any. */
  type?: EntityType;
  callerId: number | null;
}

/** Reads the details of a space and counts the visit, at most once in half an hour. Null when there is no such space. */
export async function visitSpace({ id, type, callerId, ...platform }: Visit): Promise<SpaceDetails | null> {
  const { database, config } = platform;
  const row = await findSpace(database, callerId, id, type);
  if (!row) return null;
  // The space is shown although the visit cannot be counted while the database is read-only or overloaded.
  await recordVisit(platform, id, callerId).catch((error: unknown) => {
    if (!isDatabaseBusy(error)) throw error;
  });
  return toSpaceDetails(config, row, await isFollowing(database, callerId, row.creator_id));
}

async function recordVisit(
  { visits, config, request }: Pick<Visit, 'visits' | 'config' | 'request'>,
  spaceId: number,
  callerId: number | null,
): Promise<void> {
  if (isVisit(request.headers, config.origins.site)) await visits.record(spaceId, visitorOf(request, callerId));
}
