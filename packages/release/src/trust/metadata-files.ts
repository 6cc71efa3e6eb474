import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Metadata, MetadataKind, type Root, type Snapshot, type Targets, type Timestamp } from '@tufjs/models';

/** JSON as the models of TUF read and write it. */
export type Json = ReturnType<Root['toJSON']>;

/** Metadata that expires within this time, in milliseconds, is signed again, or named where its key is missing. */
export const RENEWAL_MS = 30 * 86_400_000;

/** The metadata of a release store: The Update Framework, with consistent snapshots (sections 4 and 6.2 of its specification). */
export const metadataFolderOf = (storeDirectory: string): string => join(storeDirectory, 'registry', 'metadata');

const fileOf = (role: string, version: number): string => `${version}.${role}.json`;

/** Whether the store has metadata. Without it nothing is signed for readers, as in the stores of tests. */
export const hasMetadata = (storeDirectory: string): boolean =>
  existsSync(join(metadataFolderOf(storeDirectory), fileOf('root', 1)));

/** A version of a role's metadata, or undefined when there is no such file. It is not verified. */
const readJson = (file: string): Json | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Json) : undefined;

export function readRoot(folder: string, version: number): Metadata<Root> | undefined {
  const json = readJson(join(folder, fileOf('root', version)));
  return json && Metadata.fromJSON(MetadataKind.Root, json);
}

/** The newest root: each version follows the one before. It is not verified. */
export function readNewestRoot(folder: string): Metadata<Root> | undefined {
  let root: Metadata<Root> | undefined;
  for (let version = 1; ; version += 1) {
    const next = readRoot(folder, version);
    if (!next) return root;
    root = next;
  }
}

export function readTimestamp(folder: string): Metadata<Timestamp> | undefined {
  const json = readJson(join(folder, 'timestamp.json'));
  return json && Metadata.fromJSON(MetadataKind.Timestamp, json);
}

export function readSnapshot(folder: string, version: number): Metadata<Snapshot> | undefined {
  const json = readJson(join(folder, fileOf('snapshot', version)));
  return json && Metadata.fromJSON(MetadataKind.Snapshot, json);
}

/** @param role `targets`, or the name of a microfrontend */
export function readTargets(folder: string, role: string, version: number): Metadata<Targets> | undefined {
  const json = readJson(join(folder, fileOf(role, version)));
  return json && Metadata.fromJSON(MetadataKind.Targets, json);
}

/** The highest version of which there is a file; 0 when there is none. */
export function newestVersion(folder: string, role: string): number {
  if (!existsSync(folder)) return 0;
  const versions = readdirSync(folder).flatMap((name) => {
    const [version = '', ...rest] = name.split('.');
    return rest.join('.') === `${role}.json` ? [Number(version)] : [];
  });
  return Math.max(0, ...versions.filter(Number.isInteger));
}
