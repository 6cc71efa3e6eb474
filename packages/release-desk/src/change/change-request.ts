import { memberName, memberSubject } from '@xana/validation';
import type { CommandRequest } from '../server/desk-client.ts';
import type { ChangeOptions } from './change-fields.tsx';
import { type Change, KINDS } from './change-kinds.ts';

/** Whose access a dialog changes, as it will be stored. */
export function typedMember({ member }: Change, { subject = '', kind = 'person', called = '' }: ChangeOptions) {
  if (member) return { kind: member.kind, subject: member.subject, called: undefined };
  return {
    kind: kind === 'workflow' ? ('workflow' as const) : ('person' as const),
    subject: memberSubject(subject),
    called: memberName(called) || undefined,
  };
}

/** The microfrontend whose roles a dialog changes: the chosen one, or that of the change. */
export const namedBy = ({ name }: Change, { of }: ChangeOptions): string => of ?? name;

/** The command of a change, without its reason and revision. */
export function requestOf(change: Change, typed: ChangeOptions): CommandRequest {
  const { verb, release: position, options = {} } = KINDS[change.kind];
  const { name, release, proposal } = change;
  if (verb === 'grant' || verb === 'revoke') {
    const { kind, subject, called } = typedMember(change, typed);
    const args = [namedBy(change, typed), typed.roles ?? ''];
    return { verb, args, options: { [kind]: subject, ...(called && verb === 'grant' ? { as: called } : {}) } };
  }
  if (verb === 'withdraw') return { verb, args: proposal ? [proposal.id] : [], options: {} };
  if (verb === 'gc') return { verb, args: [], options: { ...typed } };
  return {
    verb,
    args: position === 'argument' && release ? [name, release.id] : [name],
    options: { ...typed, ...(position === 'option' && release ? { to: release.id } : {}), ...options },
  };
}
