import type { DeskMe } from '@xana/contracts/releases/desk';
import type { CommandRequest } from '../server/desk-client.ts';
import { useAccess, useMe, useOverview } from '../server/use-desk-data.ts';

type Verb = CommandRequest['verb'] | 'publish';

/** The role that a change needs, as the server demands it. The role of a decision is that of the proposed change. */
const ROLES: Record<Exclude<Verb, 'approve' | 'withdraw'>, string> = {
  publish: 'publish',
  rollback: 'rollback',
  promote: 'promote',
  quarantine: 'quarantine',
  'mark-good': 'promote',
  retire: 'promote',
  freeze: 'freeze',
  canary: 'canary',
  grant: 'admin',
  revoke: 'admin',
  'two-person': 'admin',
  gc: 'admin',
};

/** In the position of a microfrontend's name: all of them, and the store. */
export const EVERY = 'all';

const hasRole = (verb: string): verb is keyof typeof ROLES => Object.hasOwn(ROLES, verb);

const holds = ({ roles }: Pick<DeskMe, 'roles'>, role: string, name: string): boolean =>
  [name, EVERY].some((each) => roles[each]?.includes(role));

/** Whether the person may make a change; otherwise the missing role and who can grant it. The server decides again. */
export function usePermission(verb: Verb, name: string): { missing: string | null; admins: string } {
  const me = useMe().data;
  const members = useAccess().data?.members ?? [];
  const role = hasRole(verb) ? ROLES[verb] : null;
  const admins = members.filter((each) => holds(each, 'admin', name)).map((each) => each.name);
  return { missing: me && role && !holds(me, role, name) ? role : null, admins: admins.join(', ') || '–' };
}

/** Whether the person may decide on a proposed command, by its role. The server decides about a verb that is not known here. */
export function useMayDecide(verb: string, name: string): boolean {
  const me = useMe().data;
  return !hasRole(verb) || (me !== undefined && holds(me, ROLES[verb], name));
}

/** Microfrontends whose roles the person may grant, and `all` for an admin of all; empty for others. */
export function useAdministered(): string[] {
  const me = useMe().data;
  const { microfrontends = [], retired = [] } = useOverview().data ?? {};
  const names = [...microfrontends, ...retired].map((each) => each.name);
  return me ? [...names, EVERY].filter((name) => holds(me, 'admin', name)) : [];
}
