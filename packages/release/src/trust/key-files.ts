import { createPrivateKey, type KeyObject } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '../store/atomic-file.ts';
import { createKeyIfMissing } from '../store/signing.ts';
import { rootContent, signFirstRoot } from './change-root.ts';

/** One private key for each role and team, in files of one folder: `root-key.pem`, `mfe-store-key.pem`. */
const SUFFIX = '-key.pem';
const OWN_ROLES = ['root', 'release', 'timestamp'];

export const keyFileOf = (folder: string, role: string): string => join(folder, `${role}${SUFFIX}`);
export const rootFileOf = (folder: string): string => join(folder, 'root.json');

/**
 * Creates the keys that are missing, and the root if there is none: `root` signs which keys may sign, `release` what is active,
 * `timestamp` that nothing newer exists, and each team its releases.
 *
 * @param teams names of microfrontends
 */
export function createKeyFiles(folder: string, teams: readonly string[]): void {
  for (const role of [...OWN_ROLES, ...teams]) createKeyIfMissing(keyFileOf(folder, role));
  const file = rootFileOf(folder);
  if (existsSync(file)) return;
  const [root, release, timestamp] = OWN_ROLES.map((role) => readPrivateKey(keyFileOf(folder, role)));
  if (!root || !release || !timestamp) return;
  const content = rootContent({ root: [root], targets: [release], snapshot: [timestamp], timestamp: [timestamp] });
  writeAtomically(file, signFirstRoot(content, [root]));
}

const readPrivateKey = (file: string): KeyObject => createPrivateKey(readFileSync(file));

/** The keys of teams in a folder, by the name of the microfrontend. */
export function teamKeysOf(folder: string): Record<string, KeyObject> {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(SUFFIX))
    .map((name) => name.slice(0, -SUFFIX.length))
    .filter((name) => !OWN_ROLES.includes(name));
  return Object.fromEntries(names.sort().map((name) => [name, readPrivateKey(keyFileOf(folder, name))]));
}
