import * as z from '@xana/contracts/schema';

/** The kind of page that led to a space. `direct`: a typed address or a bookmark. `external`: another site. */
export const VISIT_SOURCES = [
  'direct',
  'home',
  'explore',
  'search',
  'profile',
  'feed',
  'chat',
  'external',
  'other',
] as const;

export const visitSource = z.enum(VISIT_SOURCES);
export type VisitSource = z.output<typeof visitSource>;
