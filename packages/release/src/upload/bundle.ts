import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseRecord } from '@xana/contracts/releases/release-record';
import * as z from 'zod/mini';
import type { Publication } from '../commands/publish.ts';
import { readBuildFiles } from '../commands/read-build.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** Of the JSON document, in bytes. The largest remote has 1 MB. */
export const MAX_BUNDLE_BYTES = 30_000_000;
const MAX_FILES = 1_000;
/** One of GitHub has 10 kB. */
export const MAX_ATTESTATION_LENGTH = 100_000;

const { kind, entry, modules, contributions, operations, provides, uses } = releaseRecord.shape;

/** A build in one JSON document, as it is uploaded to a release server and copied from one environment to another. */
export const bundle = z.strictObject({
  formatVersion: z.literal(1),
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?$/)),
  kind,
  entry,
  modules,
  contributions,
  operations,
  provides,
  uses,
  /** Shared modules that the build would provide; preflight rejects them. */
  provided: z.optional(z.array(z.string())),
  commit: z.nullable(z.string().check(z.maxLength(100))),
  /** The version of the kits that it was built with, outside of this repository. */
  kit: z.optional(z.string().check(z.maxLength(50))),
  /** The text of a Sigstore bundle about this build. */
  attestation: z.optional(z.string().check(z.maxLength(MAX_ATTESTATION_LENGTH))),
  /** The content of each file in base64. Names have no folders. */
  files: z.record(
    z.string().check(z.regex(/^[A-Za-z0-9_-][A-Za-z0-9._-]{0,120}$/)),
    z.string().check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
  ),
});

export type Bundle = z.output<typeof bundle>;

/** The bundle of a build that is ready to be published. @param attestation of the build, if it has one */
export function bundleOf(publication: Publication, attestation?: string): Bundle {
  const { version, kind: kindOf, entry: first, modules: exposed, provides: offer, source } = publication;
  return bundle.parse({
    formatVersion: 1,
    version,
    kind: kindOf,
    entry: first,
    modules: exposed,
    contributions: publication.contributions,
    ...withoutUndefined({ operations: publication.operations, uses: publication.uses, provides: offer }),
    ...withoutUndefined({ provided: publication.provided, kit: source?.kit }),
    commit: source?.commit ?? null,
    ...withoutUndefined({ attestation }),
    files: encode(readBuildFiles(publication.buildDirectory)),
  });
}

/** The bundle of a stored release, with the same bytes and so the same id. */
export function bundleOfRelease(store: ReleaseStore, name: string, id: string): Bundle {
  const record = store.record(name, id);
  store.verify(record);
  const { operations: called, uses: used, provides: offer, source } = record;
  const files = new Map(record.files.map(({ path }) => [path, readFileSync(join(store.pathOf(name, id), path))]));
  return bundle.parse({
    formatVersion: 1,
    version: record.version,
    kind: record.kind,
    entry: record.entry,
    modules: record.modules,
    contributions: record.contributions,
    ...withoutUndefined({ operations: called, uses: used, provides: offer, kit: source?.kit }),
    commit: source?.commit ?? null,
    ...withoutUndefined({ attestation: store.attestation(record) }),
    files: encode(files),
  });
}

/** Writes the files of a bundle into a folder, from which they are published. */
export function unpackBundle({ files }: Bundle, folder: string): void {
  const all = Object.entries(files);
  if (all.length > MAX_FILES) throw new Error(`A release has at most ${MAX_FILES} files.`);
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of all) writeFileSync(join(folder, name), Buffer.from(content, 'base64'));
}

const encode = (files: ReadonlyMap<string, Buffer>): Record<string, string> =>
  Object.fromEntries([...files].map(([path, content]) => [path, content.toString('base64')]));

const withoutUndefined = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
