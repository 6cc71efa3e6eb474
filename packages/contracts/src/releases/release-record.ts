import * as z from '@xana/contracts/schema';
import { contributions } from '../remotes/contributions.ts';

const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

export const releaseFile = z.object({ path: z.string(), bytes: z.number(), compressedBytes: z.number(), integrity });

/**
 * `release.json` in a release folder: what was built, from which files, and what it brings.
 * `modules` lists, for each exposed module, the files that one import of it fetches, so that they can be preloaded.
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
  /** Ids of the operations that its code calls; releases from before this was recorded have none. */
  operations: z.optional(z.array(z.string())),
});

export type ReleaseRecord = z.output<typeof releaseRecord>;
export type ReleaseFile = z.output<typeof releaseFile>;
