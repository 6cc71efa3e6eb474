import type { ReleaseRecord } from '@xana/contracts/releases/release-record';

/**
 * Each release is served under three prefixes. A browser never loads a failed module's URL again, so a retry uses the next
 * prefix for the entry and all chunks.
 */
export const PREFIXES = ['r0', 'r1', 'r2'] as const;

export function addressOf(
  origin: string,
  { name, id }: ReleaseRecord,
  path: string,
  prefix: string = PREFIXES[0],
): string {
  return `${origin}/${prefix}/${name}/${id}/${path}`;
}

/** `/details/:id` as the source of a regular expression with a named group per parameter, matching as the page's router does. */
export function routePattern(path: string): string {
  return `^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:([A-Za-z]+)/g, '(?<$1>[^/]+)')}/*$`;
}
