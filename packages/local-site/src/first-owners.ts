import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeAccess } from '@xana/release/change-access';
import { ownership } from '@xana/release/ownership';
import { readLog } from '@xana/release/release-log';
import type { ReleaseStore } from '@xana/release/release-store';
import { ROOT } from './topology.ts';

/** Who owns which pages, slots and handlers at the first deployment. Later changes are made with `release own`. */
const OWNERS_FILE = join(ROOT, 'packages/deployment/owners.json');

/** Gives the remotes of a new store their owners. What was assigned or given up later stays so. */
export function assignFirstOwners(store: ReleaseStore, actor: string): void {
  if (readLog(store).some(({ verb }) => verb === 'own')) return;
  const owners = ownership.parse(JSON.parse(readFileSync(OWNERS_FILE, 'utf8')));
  changeAccess(store, {
    verb: 'own',
    actor,
    reason: 'owners of the first deployment',
    details: Object.entries(owners).map(([name, { team }]) => `${name}: ${team}, as packages/deployment/owners.json`),
    change: ({ access }) => ({ access: { ...access, owners } }),
  });
}
