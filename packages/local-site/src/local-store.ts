import { createPrivateKey } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { completeInterrupted } from '@xana/release/complete-interrupted';
import { initializeTrust } from '@xana/release/initialize-trust';
import { createKeyFiles, keyFileOf, rootFileOf, teamKeysOf } from '@xana/release/key-files';
import { hasMetadata } from '@xana/release/metadata-files';
import { ReleaseStore } from '@xana/release/release-store';
import { readReleaseKeys } from '@xana/release/signing';
import { changeTeams, describeGrant, teamKeysIn } from '@xana/release/teams';
import { assignFirstOwners } from './first-owners.ts';
import { grantLocalStaff } from './local-staff.ts';
import type { Topology } from './topology.ts';

const AUTHOR = { actor: 'local site', reason: 'keys of the local site' };

/** The private keys of the local site, for each role and team. They lie outside of the store. */
export const keyFolderOf = ({ dataDirectory }: Topology): string => join(dataDirectory, 'keys');

/** What a process of the local site trusts. Each remembers what it has verified in a folder of its own. */
export const trustVariables = (topology: Topology, reader: string) => ({
  RELEASE_ROOT: rootFileOf(keyFolderOf(topology)),
  TRUST_DIRECTORY: join(trustFolderOf(topology), reader),
});

const trustFolderOf = ({ dataDirectory }: Topology): string => join(dataDirectory, 'trusted');

export function openLocalStore(topology: Topology): ReleaseStore {
  const keyFolder = keyFolderOf(topology);
  const teams = ['shell', ...Object.keys(topology.remotes)];
  createKeyFiles(keyFolder, teams);
  const directory = join(topology.dataDirectory, 'releases');
  // The versions of a new store begin at 1, also after an earlier one was deleted.
  if (!hasMetadata(directory)) rmSync(trustFolderOf(topology), { recursive: true, force: true });
  const environment = { RELEASE_KEY: keyFolder, ...trustVariables(topology, 'command') };
  const store = new ReleaseStore(directory, process.env.HEALTH_DIRECTORY, readReleaseKeys(environment, directory));
  completeInterrupted(store);
  initializeTrust(store, environment.RELEASE_ROOT, teamKeysOf(keyFolder), AUTHOR);
  grantNewTeams(store, keyFolder, teams);
  grantLocalStaff(store);
  assignFirstOwners(store, AUTHOR.actor);
  return store;
}

/** The team of a new remote. */
function grantNewTeams(store: ReleaseStore, keyFolder: string, teams: readonly string[]): void {
  const grants = teams
    .filter((name) => teamKeysIn(store, name).length === 0)
    .map((name) => ({ name, keys: [createPrivateKey(readFileSync(keyFileOf(keyFolder, name)))] }));
  if (grants.length === 0) return;
  changeTeams(store, { grants, details: grants.map(({ name, keys }) => describeGrant(name, keys)), ...AUTHOR });
}
