import type { IncomingHttpHeaders } from 'node:http';
import type { EntityType } from '@xana/contracts/http/spaces/entity-type';
import type { SpaceDetails } from '@xana/contracts/http/spaces/space';
import type * as contracts from '@xana/contracts/http/spaces/space-details';
import type { FastifyRequest } from 'fastify';
import { isDatabaseBusy } from '../../database/connection/database-busy.ts';
import { isFollowing } from '../../database/follow/follows.ts';
import { attributeVisit, selectSpaceDays, selectVisitSources } from '../../database/spaces/space-numbers.ts';
import { findSpace } from '../../database/spaces/spaces.ts';
import type { Handler } from '../../http/handler.ts';
import type { Platform } from '../../platform.ts';
import { FIRST_PAGE, listHotSpaces, listRecommendedSpaces, listSpaces } from './list-spaces.ts';
import { localized, toSpaceDetails } from './to-space.ts';
import { visitorOf } from './visits/visitor-keys.ts';

export const getSpaceDetails: Handler<typeof contracts.getSpaceDetails> = async ({ input, apiError, ...platform }) => {
  const space = await visitSpace({ ...platform, id: input.id, callerId: null });
  if (!space) throw apiError('SPACE_NOT_FOUND');
  return space;
};

/** As above, with the member's own favourite and follow. */
export const authGetSpaceDetails: Handler<typeof contracts.authGetSpaceDetails> = async (call) => {
  const { input, caller, apiError, ...platform } = call;
  const space = await visitSpace({ ...platform, id: input.id, callerId: caller.userId });
  if (!space) throw apiError('SPACE_NOT_FOUND');
  return space;
};

export const getSingleWorldHot: Handler<typeof contracts.getSingleWorldHot> = async (call) => {
  const { input, caller, apiError, ...platform } = call;
  const space = await visitSpace({ ...platform, ...input, callerId: caller?.userId ?? null });
  if (!space) throw apiError('SPACE_NOT_FOUND');
  return space;
};

export const getSpacePreview: Handler<typeof contracts.getSpacePreview> = async ({ input, database, apiError }) => {
  const space = await findSpace(database, null, input.id);
  if (!space) throw apiError('SPACE_NOT_FOUND');
  const { id, description, description_ja } = space;
  return { id, description, ...localized({ name_ja: null, description_ja }) };
};

export const getSpacePageListing: Handler<typeof contracts.getSpacePageListing> = async ({ caller, ...context }) => {
  const [spaces, games, recommended, newest] = await Promise.all([
    listHotSpaces(context, caller, { isGame: false }),
    listHotSpaces(context, caller, { isGame: true }),
    listRecommendedSpaces(context, caller, FIRST_PAGE),
    listSpaces(context, caller, FIRST_PAGE, { order: 'created' }),
  ]);
  return {
    hotSpaces: spaces.rows,
    hotGames: games.rows,
    recommended: recommended.rows,
    newest: newest.rows,
  };
};

/** Other users' spaces return `SPACE_NOT_FOUND`. */
export const getSpaceNumbers: Handler<typeof contracts.getSpaceNumbers> = async (call) => {
  const { input, caller, database, apiError } = call;
  const { id, days } = input;
  const space = await findSpace(database, caller.userId, id);
  if (space?.creator_id !== caller.userId) throw apiError('SPACE_NOT_FOUND');
  return {
    id,
    name: space.name,
    days: await selectSpaceDays(database, { spaceId: id, creatorId: caller.userId, days }),
    sources: await selectVisitSources(database, { spaceId: id, days }),
  };
};

/** The page sends it after it has shown the space, because the first request of a page is sent before its scripts run. */
export const reportVisitSource: Handler<typeof contracts.reportVisitSource> = async (call) => {
  const { input, request, caller, ...platform } = call;
  const { database, visits, config } = platform;
  if (!isVisit(request.headers, config.origins.site)) return { isCounted: false };
  const visitor = await visits.keyOf(visitorOf(request, caller?.userId ?? null));
  return { isCounted: await attributeVisit(database, { spaceId: input.id, visitor, source: input.source }) };
};

interface Visit extends Platform {
  request: FastifyRequest;
  id: number;
  /** Finds the space only with this type; by default with any. */
  type?: EntityType;
  callerId: number | null;
}

/** Reads the details of a space and counts the visit, at most once in half an hour. Null when there is no such space. */
async function visitSpace({ id, type, callerId, ...platform }: Visit): Promise<SpaceDetails | null> {
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

/** User agents of crawlers. A crawler that hides its name is limited by `MAX_VISITORS_PER_ADDRESS`. */
const BOT = /bot|crawl|spider|slurp|preview|facebookexternalhit|headless|lighthouse|curl|wget|python|scrapy/i;

/** Whether a request counts as a visit: not cross-site, not a prefetch, not a crawler. */
function isVisit(headers: IncomingHttpHeaders, siteOrigin: string): boolean {
  const { origin, 'user-agent': userAgent } = headers;
  if (origin ? origin !== siteOrigin : headers['sec-fetch-site'] === 'cross-site') return false;
  const purposes = [headers['sec-purpose'], headers.purpose, headers['x-moz'], headers['x-purpose']];
  if (purposes.some((purpose) => /prefetch|prerender|preview/i.test(String(purpose ?? '')))) return false;
  return Boolean(userAgent) && !BOT.test(userAgent ?? '');
}
