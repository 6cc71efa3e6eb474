import type { KeyObject } from 'node:crypto';
import { commitEntry } from '../registry/commit-change.ts';
import { changeRegistry } from '../registry/complete-interrupted.ts';
import { readRegistry } from '../registry/read-registry.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { describeKey, publicKeyOf } from './describe-key.ts';
import { type Json, metadataFolderOf } from './metadata-files.ts';
import { delegationsOf, readCurrent } from './read-current.ts';

/** Who changes keys, and why; goes to the log. */
export interface Author {
  actor: string;
  reason: string;
}

/** The keys that a team has, as the store lists them. */
export function teamKeysIn({ directory }: ReleaseStore, name: string): KeyObject[] {
  const { targets } = readCurrent(metadataFolderOf(directory));
  const { keys = {}, roles = {} } = targets?.signed.delegations ?? {};
  return (roles[name]?.keyIDs ?? []).flatMap((id) => keys[id]?.keyVal.public ?? []).map(publicKeyOf);
}

export const describeGrant = (name: string, keys: readonly KeyObject[]): string =>
  `${name}: ${keys.map((key) => describeKey(key).id.slice(0, 16)).join(', ') || 'no key'}`;

/** Records which keys each named team has from now on. */
export function changeTeams(
  store: ReleaseStore,
  { grants, actor, reason, details }: Author & { grants: readonly Grant[]; details: string[] },
): void {
  changeRegistry(store, () => {
    const registry = readRegistry(store);
    const next = { ...registry, revision: registry.revision + 1 };
    const before = delegationsOf(readCurrent(metadataFolderOf(store.directory)));
    const delegations = grants.reduce(withGrant, before);
    commitEntry(store, next, { verb: 'keys', actor, reason, details, page: null }, { delegations });
  });
}

export interface Grant {
  name: string;
  /** All keys that the team has; any one of them signs its releases. */
  keys: readonly KeyObject[];
}

function withGrant(delegations: Json, { name, keys }: Grant): Json {
  const described = keys.map(describeKey);
  const others = (delegations.roles as Json[]).filter((role) => role.name !== name);
  const role: Json = {
    name,
    keyids: described.map(({ id }) => id),
    threshold: 1,
    terminating: true,
    paths: [`artifacts/${name}/*/release.json`],
  };
  return {
    keys: { ...(delegations.keys as Json), ...Object.fromEntries(described.map(({ id, key }) => [id, key])) },
    roles: [...others, role],
  };
}
