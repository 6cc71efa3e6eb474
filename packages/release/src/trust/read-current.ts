import type { Metadata, Root, Targets } from '@tufjs/models';
import { type Json, readNewestRoot, readSnapshot, readTargets, readTimestamp } from './metadata-files.ts';

/** The metadata that the timestamp of a store names. It is not verified: `checkTrust` did that when the command began. */
export interface CurrentMetadata {
  root: Metadata<Root>;
  /** Undefined until the first change is signed. */
  targets: Metadata<Targets> | undefined;
  /** What the snapshot lists: the version, length and hash of each file by name. */
  meta: Record<string, Json>;
  /** The snapshot as the timestamp lists it. */
  snapshot: Json | undefined;
  /** When the snapshot expires, in milliseconds since 1970; 0 without one. */
  snapshotExpiresAt: number;
  /** 0 until the first change is signed. */
  timestampVersion: number;
}

/** @throws Error when the store has no root, or when a file that is named is missing */
export function readCurrent(folder: string): CurrentMetadata {
  const root = readNewestRoot(folder);
  if (!root) throw new Error('The release store has no root. Create one: release keys init');
  const timestamp = readTimestamp(folder);
  if (!timestamp)
    return { root, targets: undefined, meta: {}, snapshot: undefined, snapshotExpiresAt: 0, timestampVersion: 0 };
  const { snapshotMeta, version } = timestamp.signed;
  const snapshot = readSnapshot(folder, snapshotMeta.version);
  if (!snapshot) throw new Error(`The metadata is incomplete: ${snapshotMeta.version}.snapshot.json is missing.`);
  const meta = Object.fromEntries(
    Object.entries(snapshot.signed.meta).map(([name, file]) => [name, file.toJSON() as Json]),
  );
  const targets = readTargets(folder, 'targets', snapshot.signed.meta['targets.json']?.version ?? 0);
  return {
    root,
    targets,
    meta,
    snapshot: snapshotMeta.toJSON() as Json,
    snapshotExpiresAt: Date.parse(snapshot.signed.expires),
    timestampVersion: version,
  };
}

/** The delegations of the release managers to the teams; none before the first change is signed. */
export const delegationsOf = ({ targets }: CurrentMetadata): Json =>
  targets?.signed.delegations?.toJSON() ?? { keys: {}, roles: [] };

/** What the team of a microfrontend vouches for. */
export function releasesOf(folder: string, { meta }: CurrentMetadata, name: string): Metadata<Targets> | undefined {
  return readTargets(folder, name, Number(meta[`${name}.json`]?.version ?? 0));
}
