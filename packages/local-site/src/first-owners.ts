import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeAccess } from '@xana/release/change-access';
import { ownership } from '@xana/release/ownership';
import { readRegistry } from '@xana/release/read-registry';
import type { ReleaseStore } from '@xana/release/release-store';
import { ROOT } from './topology.ts';

/** Who owns which pages, slots and handlers at the first deployment. Later changes are made with `release own`. */
const OWNERS_FILE = join(ROOT, 'packages/deployment/owners.json');

/** Gives the remotes of a new store their owners. */
export function assignFirstOwners(store: ReleaseStore, actor: string): void {
  if (Object.keys(readRegistry(store).access.owners).length > 0) return;
  const owners = ownership.parse(JSON.parse(readFileSync(OWNERS_FILE, 'utf8')));
  changeAccess(store, {
    verb: 'own',
    actor,
    reason: 'owners of the first deployment',
    details: Object.entries(owners).map(([name, { team }]) => `${name}: ${team}, as packages/deployment/owners.json`),
    change: ({ access }) => ({ access: { ...access, owners } }),
  });
}
