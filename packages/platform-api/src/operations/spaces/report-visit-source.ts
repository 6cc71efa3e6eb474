import type { reportVisitSource as contract } from '@xana/contracts/http/spaces/report-visit-source';
import { attributeVisit } from '../../database/spaces/space-numbers.ts';
import type { Handler } from '../../http/handler.ts';
import { isVisit } from './visits/is-visit.ts';
import { visitorOf } from './visits/visitor-keys.ts';

/** The page sends it after it has shown the space, because the first request of a page is sent before its scripts run. */
export const reportVisitSource: Handler<typeof contract> = async ({ input, request, caller, ...platform }) => {
  const { database, visits, config } = platform;
  if (!isVisit(request.headers, config.origins.site)) return { isCounted: false };
  const visitor = await visits.keyOf(visitorOf(request, caller?.userId ?? null));
  return { isCounted: await attributeVisit(database, { spaceId: input.id, visitor, source: input.source }) };
};
