import { json } from '@sigstore/core';
import { type ReleaseRecord, releaseRecord } from '@xana/contracts/releases/release-record';
import { contributions } from '@xana/contracts/remotes/contributions';
import * as z from 'zod/mini';
import type { Publication } from '../commands/publish.ts';
import { readBuildFiles } from '../commands/read-build.ts';
import { sha256, sha384 } from '../store/integrity.ts';

const { name, kind, entry, modules, operations, provides, uses } = releaseRecord.shape;

/** What of a build its digest covers: everything that becomes part of a release but the commit. */
const describedBuild = z.object({
  name,
  /** Without build metadata, which the server may add. */
  version: z.pipe(
    z.string(),
    z.transform((version) => version.split('+')[0]),
  ),
  kind,
  entry,
  modules,
  contributions: z.nullable(contributions),
  operations,
  provides,
  uses,
  /** The integrity of each file by path. */
  files: z.record(z.string(), z.string()),
});

/** Canonical JSON (https://github.com/cyberphone/json-canonicalization). */
function describe(build: z.input<typeof describedBuild>): string {
  const content = { formatVersion: 1, ...describedBuild.parse(build) };
  // Without the fields that are undefined.
  return json.canonicalize(JSON.parse(JSON.stringify(content)));
}

/** What an attestation of a build is about: the SHA-256 of this text. */
export function describeBuild({ buildDirectory, operations: called, ...build }: Publication): string {
  const files = [...readBuildFiles(buildDirectory)].map(([path, content]) => [path, sha384(content)]);
  return describe({ ...build, operations: called && [...called].sort(), files: Object.fromEntries(files) });
}

/** In hexadecimal digits. */
export const buildDigest = (publication: Publication): string => sha256(describeBuild(publication));

/** The digest of the build that a stored release was made of. */
export const releaseDigest = ({ files, ...record }: ReleaseRecord): string =>
  sha256(describe({ ...record, files: Object.fromEntries(files.map(({ path, integrity }) => [path, integrity])) }));
