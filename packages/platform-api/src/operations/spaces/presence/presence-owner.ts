import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../../authentication/caller.ts';
import type { PresenceOwner } from '../../../database/spaces/space-presences.ts';
import type { Platform } from '../../../platform.ts';

/** A member, or a visitor: a browser or app at an address, of which only some are counted (`MAX_VISITORS_PER_ADDRESS`). */
export async function presenceOwnerOf(
  { visits }: Pick<Platform, 'visits'>,
  caller: Caller | null,
  { ip, headers }: FastifyRequest,
): Promise<PresenceOwner> {
  if (caller) return { userId: caller.userId };
  return { visitor: await visits.keyOf({ ip, userAgent: headers['user-agent'] ?? '' }) };
}
