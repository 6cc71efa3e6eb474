import * as z from '@xana/contracts/schema';
import { contributions } from '../remotes/contributions.ts';

const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

export const releaseFile = z.object({ path: z.string(), bytes: z.number(), compressedBytes: z.number(), integrity });

/**
 * `release.json` in a release folder: the build, its files and its contributions.
 * `modules` lists the files that an import of each exposed module fetches, for preloading.
 */
export const releaseRecord = z.object({
  formatVersion: z.literal(1),
  name: z.string(),
  version: z.string(),
  /** First 16 hex digits of the sha256 over the sorted file hashes; the folder's name. */
  id: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  kind: z.enum(['shell', 'remote']),
  entry: z.string(),
  files: z.array(releaseFile),
  modules: z.record(z.string(), z.array(z.string())),
  contributions: z.nullable(contributions),
  /** Ids of the operations that its code calls; absent in releases from before this field existed. */
  operations: z.optional(z.array(z.string())),
});

export type ReleaseRecord = z.output<typeof releaseRecord>;
export type ReleaseFile = z.output<typeof releaseFile>;
