import type { ReleaseRecord } from '@xana/contracts/releases/release-record';

/**
 * Each release is served under three prefixes. A browser never tries a broken module's address again, so a retry takes the
 * next prefix, and entry and chunks move together.
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
