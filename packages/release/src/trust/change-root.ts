import type { KeyObject } from 'node:crypto';
import type { Metadata, Root } from '@tufjs/models';
import { describeKey } from './describe-key.ts';
import type { Json } from './metadata-files.ts';
import { type MetadataChange, signRoot } from './sign-metadata.ts';

export const ROLES = ['root', 'targets', 'snapshot', 'timestamp'] as const;
export type RoleName = (typeof ROLES)[number];

/** The content of a root: which keys may sign each role. */
export function rootContent(keysOf: Record<RoleName, readonly KeyObject[]>): Json {
  const described = ROLES.flatMap((role) => keysOf[role].map(describeKey));
  return {
    consistent_snapshot: true,
    keys: Object.fromEntries(described.map(({ id, key }) => [id, key])),
    roles: Object.fromEntries(
      ROLES.map((role) => [role, { keyids: keysOf[role].map((key) => describeKey(key).id), threshold: 1 }]),
    ),
  };
}

/** @returns the text of the root with which the trust in a store begins */
export const signFirstRoot = (content: Json, keys: readonly KeyObject[]): string =>
  String(signRoot({ content, signers: [signersOf(content)] }, 1, keys).bytes);

/** The same root, with a later expiry. */
export function renewRoot({ signed }: Metadata<Root>): NonNullable<MetadataChange['root']> {
  const { consistent_snapshot, keys, roles } = signed.toJSON();
  const content = { consistent_snapshot, keys, roles } as Json;
  return { content, signers: [signersOf(content)] };
}

/** The root after the keys of one role were replaced. The keys of the root before and after sign it. */
export function replaceKeys(
  { signed }: Metadata<Root>,
  role: RoleName,
  keys: readonly KeyObject[],
  threshold: number,
): NonNullable<MetadataChange['root']> {
  const before = signed.toJSON();
  const described = keys.map(describeKey);
  const roles = { ...(before.roles as Json), [role]: { keyids: described.map(({ id }) => id), threshold } };
  const known = { ...(before.keys as Json), ...Object.fromEntries(described.map(({ id, key }) => [id, key])) };
  const used = new Set(Object.values(roles).flatMap((each) => (each as Json).keyids as string[]));
  const content: Json = {
    consistent_snapshot: true,
    keys: Object.fromEntries(Object.entries(known).filter(([id]) => used.has(id))),
    roles,
  };
  return { content, signers: [signersOf(before), signersOf(content)] };
}

function signersOf({ roles }: Json): { keyIDs: string[]; threshold: number } {
  const { keyids, threshold } = (roles as Record<RoleName, Json>).root;
  return { keyIDs: keyids as string[], threshold: Number(threshold) };
}
