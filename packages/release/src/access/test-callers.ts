import type { ReleaseStore } from '../store/release-store.ts';
import { EVERY, type Identity, ROLES, type Role, withRoles } from './access-list.ts';
import { changeAccess } from './change-access.ts';
import type { CallerReader } from './identity.ts';
import { LoginError } from './read-token.ts';

/** Names the caller of a request in tests, in the position of a token. */
export const CALLER_HEADER = 'x-test-caller';

/** The caller is the person, or with `repo:` the workflow, that the header names. */
export const testCallers: CallerReader = {
  async callerOf({ headers }) {
    const subject = String(headers[CALLER_HEADER] ?? /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '');
    if (!subject) throw new LoginError('Log in first.');
    return { kind: subject.startsWith('repo:') ? 'workflow' : 'person', subject, name: subject };
  },
  register: () => undefined,
};

export const person = (subject: string): Identity => ({ kind: 'person', subject });

/** Grants roles as the machine's user does. Default: all roles of everything. */
export function grantRoles(
  store: ReleaseStore,
  who: Identity,
  name: string = EVERY,
  roles: readonly Role[] = ROLES,
): void {
  changeAccess(store, {
    verb: 'grant',
    actor: 'machine',
    reason: 'test',
    details: [],
    change: ({ access }) => ({ access: withRoles(access, { ...who, name, roles }) }),
  });
}
