import { PRESENCE_SECONDS } from '@xana/contracts/http/spaces/presence-seconds';
import type * as contracts from '@xana/contracts/http/spaces/space-presences';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../../authentication/caller.ts';
import {
  deletePresence,
  type PresenceOwner,
  selectOnlineCounts,
  selectPeopleInSpace,
  upsertPresence,
} from '../../../database/spaces/space-presences.ts';
import { hasSpace } from '../../../database/spaces/spaces.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Platform } from '../../../platform.ts';
import { toUserSummary } from '../../users/to-profile.ts';

const MAX_PEOPLE = 20;

export const enterSpace: Handler<typeof contracts.enterSpace> = async (call) => {
  const { input, caller, request, apiError, ...platform } = call;
  const { database } = platform;
  const { spaceId, from = 'app' } = input;
  if (!(await hasSpace(database, spaceId))) throw apiError('SPACE_NOT_FOUND');
  const seconds = PRESENCE_SECONDS[from];
  await upsertPresence(database, await presenceOwnerOf(platform, caller, request), { spaceId, seconds });
  const counts = await selectOnlineCounts(database, [spaceId]);
  return { spaceId, secondsLeft: seconds, onlineCount: counts.get(spaceId) ?? 0 };
};

export const leaveSpace: Handler<typeof contracts.leaveSpace> = async ({ input, caller, request, ...platform }) => {
  const { database } = platform;
  const { spaceId } = input;
  await deletePresence(database, await presenceOwnerOf(platform, caller, request), spaceId);
  const counts = await selectOnlineCounts(database, [spaceId]);
  return { spaceId, onlineCount: counts.get(spaceId) ?? 0 };
};

export const getPeopleInSpace: Handler<typeof contracts.getPeopleInSpace> = async (call) => {
  const { input, caller, database, config } = call;
  const { spaceId } = input;
  const [counts, people] = await Promise.all([
    selectOnlineCounts(database, [spaceId]),
    caller ? selectPeopleInSpace(database, caller.userId, spaceId, MAX_PEOPLE) : [],
  ]);
  const rows = people.map((row) => ({ ...toUserSummary(config, row), isFriend: row.is_friend }));
  return { count: counts.get(spaceId) ?? 0, rows };
};

export const getOnlineCounts: Handler<typeof contracts.getOnlineCounts> = async ({ input, database }) => {
  const spaceIds = [...new Set(input.spaceIds.split(',').map(Number))];
  const counts = await selectOnlineCounts(database, spaceIds);
  const rows = [...counts].map(([spaceId, onlineCount]) => ({ spaceId, onlineCount }));
  return { count: rows.length, rows };
};

/** A member, or a visitor: a browser or app at an address, of which only some are counted (`MAX_VISITORS_PER_ADDRESS`). */
async function presenceOwnerOf(
  { visits }: Pick<Platform, 'visits'>,
  caller: Caller | null,
  { ip, headers }: FastifyRequest,
): Promise<PresenceOwner> {
  if (caller) return { userId: caller.userId };
  return { visitor: await visits.keyOf({ ip, userAgent: headers['user-agent'] ?? '' }) };
}
