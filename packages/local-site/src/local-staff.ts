import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVERY, ROLES, type Role, withRoles } from '@xana/release/access-list';
import { changeAccess } from '@xana/release/change-access';
import { readRegistry } from '@xana/release/read-registry';
import type { ReleaseStore } from '@xana/release/release-store';
import { COMMAND_CLIENT_ID, DESK_CLIENT_ID } from '@xana/sandbox/identity-client';
import { STAFF, staffSubject } from '@xana/sandbox/staff';
import { workflowIssuer } from '@xana/sandbox/workflow-issuer';
import { local, type Topology } from './topology.ts';

const TEAM_ROLES: readonly Role[] = ['publish', 'promote', 'rollback', 'canary'];

/** The file with which the release server of the local site knows the stand-ins of the OpenID provider and the CI system. */
export function writeIdentitySettings({ dataDirectory, ports }: Topology): string {
  const issuer = local(ports.identity);
  const people = { issuer, clientId: DESK_CLIENT_ID, commandClientId: COMMAND_CLIENT_ID };
  const file = join(dataDirectory, 'release-identity.json');
  mkdirSync(dataDirectory, { recursive: true });
  writeFileSync(file, JSON.stringify({ people, workflows: { issuer: workflowIssuer(issuer) } }, null, 2));
  return file;
}

/** Gives the people of the local site their roles, unless roles were granted before. */
export function grantLocalStaff(store: ReleaseStore): void {
  if (readRegistry(store).access.members.length > 0) return;
  const grants = [
    { person: STAFF.manager, name: EVERY, roles: ROLES },
    { person: STAFF.secondManager, name: EVERY, roles: ROLES },
    { person: STAFF.commerce, name: 'mfe-store', roles: TEAM_ROLES },
  ];
  changeAccess(store, {
    verb: 'grant',
    actor: 'local site',
    reason: 'people of the local site',
    details: grants.map(({ person, name, roles }) => `grant ${roles.join(', ')} of ${name} to ${person.name}`),
    change: ({ access }) => ({
      access: grants.reduce(
        (list, { person, name, roles }) =>
          withRoles(list, { kind: 'person', subject: staffSubject(person), name, roles, memberName: person.name }),
        access,
      ),
    }),
  });
}
