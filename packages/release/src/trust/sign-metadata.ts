import { type KeyObject, sign } from 'node:crypto';
import {
  Metadata,
  MetadataKind,
  type Root,
  Signature,
  type Snapshot,
  type Targets,
  type Timestamp,
} from '@tufjs/models';
import { type DescribedFiles, describeFile } from './describe-file.ts';
import { describeKey } from './describe-key.ts';
import { type Json, metadataFolderOf, newestVersion, RENEWAL_MS } from './metadata-files.ts';
import { type PreparedMetadata, writePending } from './pending-metadata.ts';
import { readCurrent } from './read-current.ts';

/** How long metadata is valid, in days. A registry that is held back is refused after the time of the timestamp. */
const VALID_DAYS = { root: 365, targets: 365, snapshot: 365, timestamp: 7 };
const DAY_MS = 86_400_000;

/** Who must sign a role. */
interface Signers {
  keyIDs: readonly string[];
  threshold: number;
}

export interface MetadataChange {
  /** The root without version and expiry, and who must sign it: the keys before the change and those after it. */
  root?: { content: Json; signers: readonly Signers[] };
  /** What the release managers sign: the registry and the page, and which keys the teams have. */
  targets?: { files: DescribedFiles; delegations: Json };
  /** What the team of a microfrontend signs: the records of its releases. */
  releases?: { name: string; files: DescribedFiles };
}

interface Signer {
  directory: string;
  keys: { privateKeys?: readonly KeyObject[] };
}

/**
 * Signs new metadata and writes it to a folder that no reader looks into. `activate` makes it the current one.
 *
 * @throws Error with the role when this machine has too few of its keys; nothing is changed then
 */
export function prepareMetadata({ directory, keys }: Signer, change: MetadataChange): PreparedMetadata {
  const folder = metadataFolderOf(directory);
  const current = readCurrent(folder);
  const files = new Map<string, Buffer>();
  const signAs = (role: string, metadata: AnyMetadata, signers: readonly Signers[]): Buffer =>
    signMetadata(role, metadata, signers, keys.privateKeys ?? []);
  const next = (role: string): number => newestVersion(folder, role) + 1;

  let { root } = current;
  if (change.root) {
    const version = next('root');
    const signed = signRoot(change.root, version, keys.privateKeys ?? []);
    files.set(`${version}.root.json`, signed.bytes);
    ({ root } = signed);
  }
  const { roles } = root.signed;
  const meta: Record<string, Json> = { ...current.meta };
  const addTargets = (role: string, content: Json, signers: Signers | undefined) => {
    const version = next(role);
    const metadata = Metadata.fromJSON(MetadataKind.Targets, draft({ ...content, ...head('targets', version) }));
    const bytes = signAs(role, metadata, [signers ?? { keyIDs: [], threshold: 1 }]);
    files.set(`${version}.${role}.json`, bytes);
    meta[`${role}.json`] = { version, ...describeFile(bytes) };
  };
  if (change.targets) {
    const { files: targets, delegations } = change.targets;
    addTargets('targets', { targets, delegations }, roles.targets);
  }
  if (change.releases) {
    const { name, files: targets } = change.releases;
    addTargets(name, { targets }, current.targets?.signed.delegations?.roles?.[name]);
  }
  let { snapshot } = current;
  if (files.size > 0 || !snapshot || current.snapshotExpiresAt - Date.now() < RENEWAL_MS) {
    const version = next('snapshot');
    const content = draft({ meta, ...head('snapshot', version) });
    const bytes = signAs('snapshot', Metadata.fromJSON(MetadataKind.Snapshot, content), [roleOf(roles, 'snapshot')]);
    files.set(`${version}.snapshot.json`, bytes);
    snapshot = { version, ...describeFile(bytes) };
  }
  const version = current.timestampVersion + 1;
  const content = draft({ meta: { 'snapshot.json': snapshot }, ...head('timestamp', version) });
  const timestamp = Metadata.fromJSON(MetadataKind.Timestamp, content);
  files.set('timestamp.json', signAs('timestamp', timestamp, [roleOf(roles, 'timestamp')]));
  return writePending(folder, version, files);
}

export function signRoot(
  { content, signers }: NonNullable<MetadataChange['root']>,
  version: number,
  privateKeys: readonly KeyObject[],
): { root: Metadata<Root>; bytes: Buffer } {
  const root = Metadata.fromJSON(MetadataKind.Root, draft({ ...content, ...head('root', version) }));
  return { root, bytes: signMetadata('root', root, signers, privateKeys) };
}

const head = (kind: keyof typeof VALID_DAYS, version: number): Json => ({
  _type: kind,
  spec_version: '1.0.31',
  version,
  // Whole seconds (section 4.2.1 of the specification).
  expires: `${new Date(Date.now() + VALID_DAYS[kind] * DAY_MS).toISOString().slice(0, 19)}Z`,
});

const draft = (signed: Json): Json => ({ signed, signatures: [] });

function roleOf(roles: Root['roles'], name: 'snapshot' | 'timestamp'): Signers {
  return roles[name] ?? { keyIDs: [], threshold: 1 };
}

type AnyMetadata = Metadata<Root> | Metadata<Targets> | Metadata<Snapshot> | Metadata<Timestamp>;

function signMetadata(
  role: string,
  metadata: AnyMetadata,
  signers: readonly Signers[],
  privateKeys: readonly KeyObject[],
): Buffer {
  for (const each of signers) {
    for (const { key, keyID } of keysFor(role, each, privateKeys))
      metadata.sign((bytes) => new Signature({ keyID, sig: sign(null, bytes, key).toString('hex') }));
  }
  return Buffer.from(JSON.stringify(metadata.toJSON()));
}

/**
 * Those of the private keys with which a role is signed.
 *
 * @throws MissingKeyError when there are too few
 */
export function keysFor(role: string, { keyIDs, threshold }: Signers, privateKeys: readonly KeyObject[]) {
  const known = privateKeys.map((key) => ({ key, keyID: describeKey(key).id }));
  const usable = known.filter(({ keyID }) => keyIDs.includes(keyID));
  if (usable.length < threshold) throw new MissingKeyError(role, keyIDs, threshold);
  return usable;
}

/** This machine may not sign as the role. */
export class MissingKeyError extends Error {
  constructor(role: string, keyIDs: readonly string[], threshold: number) {
    const names = keyIDs.map((id) => id.slice(0, 16)).join(', ');
    const wanted = keyIDs.length === 0 ? 'no key is granted' : `${threshold} of the keys ${names}`;
    super(`${role} must be signed, but RELEASE_KEY does not contain what that needs: ${wanted}.`);
  }
}
