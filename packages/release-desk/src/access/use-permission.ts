import type { DeskMe } from '@xana/contracts/releases/desk';
import type { CommandRequest } from '../server/desk-client.ts';
import { useAccess, useMe } from '../server/use-desk-data.ts';

/** The role that a change needs, as the server demands it. */
const ROLES: Record<Exclude<CommandRequest['verb'], 'approve' | 'withdraw'> | 'publish', string> = {
  publish: 'publish',
  rollback: 'rollback',
  promote: 'promote',
  quarantine: 'quarantine',
  'mark-good': 'promote',
  retire: 'promote',
  freeze: 'freeze',
  canary: 'canary',
};

const holds = ({ roles }: Pick<DeskMe, 'roles'>, role: string, name: string): boolean =>
  [name, 'all'].some((each) => roles[each]?.includes(role));

/** Whether the person may make a change; otherwise the missing role and who can grant it. The server decides again. */
export function usePermission(verb: keyof typeof ROLES, name: string): { missing: string | null; admins: string } {
  const me = useMe().data;
  const members = useAccess().data?.members ?? [];
  const role = ROLES[verb];
  const admins = members.filter((each) => holds(each, 'admin', name)).map((each) => each.name);
  return { missing: me && !holds(me, role, name) ? role : null, admins: admins.join(', ') || '–' };
}
