import * as z from '@xana/contracts/schema';
import { isContributions } from '../remotes/contributions.ts';

const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

export const releaseFile = z.object({ path: z.string(), bytes: z.number(), compressedBytes: z.number(), integrity });

/** What a release of the shell offers to the remotes of its page; preflight compares it with what they need. */
const shellOffer = z.object({
  slots: z.array(z.string()),
  /** The exports of each shared module. */
  shared: z.record(z.string(), z.array(z.string())),
  events: z.object({
    publishes: z.record(z.string(), z.number()),
    consumes: z.record(z.string(), z.number()),
    /** Consumed events of which it also reads the previous major. */
    upcasts: z.optional(z.array(z.string())),
  }),
  /** Interface majors by name: `shell`, `session`, `kit`. */
  majors: z.record(z.string(), z.number()),
  /** The kinds of entries that it can load. */
  containers: z.array(z.string()),
});

/** With the fields of newer contracts, in the written order: the id of a release covers them. */
const contributionsAsWritten = z.pipe(
  z.unknown(),
  z.transform((raw, { issues }) => {
    if (isContributions(raw)) return raw;
    issues.push({ code: 'custom', message: 'are not the contributions of a remote', input: raw });
    return undefined as never;
  }),
);

const releaseSource = z.object({
  /** The commit of the build, with `-dirty` when files were changed; null outside a repository. */
  commit: z.nullable(z.string()),
  /** Who built it: user and host, or the run of a CI system. */
  builder: z.string(),
  /** Whether source maps are stored beside the release; they are never served. */
  hasSourceMaps: z.boolean(),
  /** The version of the published kits that it was built with; absent for builds of this repository and of other tools. */
  kit: z.optional(z.string()),
  /** The run of the CI system that published it, as the token of the run names it; absent when a person published it. */
  provenance: z.optional(
    z.object({
      issuer: z.string(),
      subject: z.string(),
      repository: z.nullable(z.string()),
      commit: z.nullable(z.string()),
      workflow: z.nullable(z.string()),
      run: z.nullable(z.string()),
    }),
  ),
  /** What the verified attestation of the build proves; it is stored beside the record as `attestation.json`. */
  attestation: z.optional(
    z.object({
      issuer: z.string(),
      repository: z.string(),
      commit: z.string(),
      /** The URI of the workflow that built and signed. */
      workflow: z.string(),
      /** Of its entry in the transparency log. */
      logIndex: z.string(),
      /** Of `attestation.json`, in hexadecimal digits. */
      sha256: z.string(),
    }),
  ),
});

/**
 * `release.json` in a release folder: the build, its files and its contributions.
 * `modules` lists what an import of each exposed module fetches, for preloading: files, and shared modules by name. That of a shell lists
 * the files of shared modules that are not in its entry.
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
  contributions: z.nullable(contributionsAsWritten),
  /** Ids of the operations that its code calls; absent in releases from before this field existed. */
  operations: z.optional(z.array(z.string())),
  /**
   * How the entry of a remote was built: `webpack` (also when absent), `federation` with the Module Federation runtime of the shell,
   * or `standalone` by another tool, with a runtime of its own.
   */
  container: z.optional(z.string()),
  /** What a shell offers to remotes; absent in remotes and in shells from before this field existed. */
  provides: z.optional(shellOffer),
  /** For each shared module that the code of a remote imports, the exports that it uses. */
  uses: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Where the release comes from; not part of its id. */
  source: z.optional(releaseSource),
  /** A build of a developer's machine, with source maps inside its files: never a target of a rollback unless it is named. */
  isDevelopment: z.optional(z.boolean()),
  /** It was published to be promoted later: no program activates it. */
  isHeld: z.optional(z.boolean()),
});

export type ReleaseRecord = z.output<typeof releaseRecord>;
export type ShellOffer = z.output<typeof shellOffer>;
export type ReleaseSource = z.output<typeof releaseSource>;
export type ReleaseFile = z.output<typeof releaseFile>;
