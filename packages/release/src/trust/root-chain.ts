import type { KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Metadata, MetadataKind, type Root } from '@tufjs/models';
import { describeKey, publicKeyOf } from './describe-key.ts';
import { type Json, metadataFolderOf, readRoot } from './metadata-files.ts';

/** Where the trust of this machine begins. Both lie outside of the store. */
export interface Trust {
  /** The file of a root that an operator brought here. */
  root: string;
  /** What this machine has verified. An older version of anything in it is refused. */
  directory: string;
}

/**
 * The root that an operator brought, and all later ones of the store. Each is signed by the keys of the one before and by its own
 * (section 5.3 of the specification).
 *
 * @throws Error when a root is not signed so
 */
function readRootChain({ root }: Trust, storeDirectory: string): Metadata<Root>[] {
  if (!existsSync(root)) throw new Error(`RELEASE_ROOT: ${root} is missing.`);
  const chain = [parseRoot(root)];
  for (;;) {
    const newest = chain.at(-1) as Metadata<Root>;
    const next = readRoot(metadataFolderOf(storeDirectory), newest.signed.version + 1);
    if (!next) return chain;
    newest.verifyDelegate(MetadataKind.Root, next);
    next.verifyDelegate(MetadataKind.Root, next);
    chain.push(next);
  }
}

function parseRoot(file: string): Metadata<Root> {
  try {
    const root = Metadata.fromJSON(MetadataKind.Root, JSON.parse(readFileSync(file, 'utf8')) as Json);
    root.verifyDelegate(MetadataKind.Root, root);
    return root;
  } catch (error) {
    throw new Error(`RELEASE_ROOT: ${file} is not a root that its own keys signed.`, { cause: error });
  }
}

/** The newest root that this machine has verified. */
export const rememberedRootOf = ({ directory }: Trust): string => join(directory, 'root.json');

/** The keys that may sign what is active: all that a root ever listed for it, and whether the newest root lists a key. */
export function trustedKeys(trust: Trust, storeDirectory: string) {
  const chain = readRootChain(trust, storeDirectory);
  const listed = chain.flatMap(({ signed: { roles, keys } }) =>
    (roles.targets?.keyIDs ?? []).flatMap((id) => keys[id]?.keyVal.public ?? []),
  );
  const current = chain.at(-1)?.signed.roles.targets?.keyIDs ?? [];
  return {
    all: [...new Set(listed)].map(publicKeyOf),
    isCurrent: (key: KeyObject): boolean => current.includes(describeKey(key).id),
  };
}
