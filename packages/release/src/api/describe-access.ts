import type { DeskAccess, DeskMe } from '@xana/contracts/releases/desk';
import { findMember, ROLES } from '../access/access-list.ts';
import { describeProposal, openProposals } from '../access/proposals.ts';
import type { Caller } from '../access/read-token.ts';
import type { RegistryState } from '../registry/registry-state.ts';
import { nameOf, type StoreView } from './describe-release.ts';

export function describeMe({ access }: RegistryState, { kind, subject, name }: Caller): DeskMe {
  const member = findMember(access, { kind, subject });
  return { kind, subject, name: member?.name ?? name, roles: member?.roles ?? {}, isMember: member !== undefined };
}

/** Who may do what, and what waits for a second person. */
export function describeAccess({ store, registry: { access, revision } }: StoreView): DeskAccess {
  const proposals = openProposals(store).map(({ id, verb, args, options, subject, at }) => ({
    id,
    verb,
    name: args[0] ?? '',
    command: describeProposal({ verb, args, options }),
    args,
    options,
    reason: String(options.reason ?? ''),
    subject,
    by: nameOf(access, subject),
    at,
  }));
  const { members, twoPersons, owners } = access;
  return { revision, roles: [...ROLES], members, twoPersons, owners, proposals };
}
