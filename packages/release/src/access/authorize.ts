import type { Command } from '../commands/command.ts';
import type { CommandCall } from '../commands/command-call.ts';
import type { RegistryState } from '../registry/registry-state.ts';
import {
  type AccessList,
  adminsOf,
  EVERY,
  findMember,
  hasRole,
  hasRoleSomewhere,
  type Identity,
  type Role,
} from './access-list.ts';

/** The caller is known, and may not do this. */
export class AccessError extends Error {}

type Call = Pick<CommandCall, 'verb' | 'args' | 'options'>;

/**
 * Whether a caller may run a command. A role is granted for a microfrontend or for all; work on the whole store needs it for all.
 *
 * @throws AccessError with the missing role and who can grant it
 */
export function authorize({ access }: RegistryState, who: Identity, command: Command, { verb, args }: Call): void {
  const { needs } = command;
  if (needs === 'read') {
    assertMember(access, who);
    return;
  }
  if (command.isForAny && hasRoleSomewhere(access, who, needs)) return;
  const name = command.isForStore ? EVERY : (args[0] ?? EVERY);
  assertRole({ access }, who, { verb, role: needs, name });
}

/** @throws AccessError with the missing role and who can grant it */
export function assertRole({ access }: Pick<RegistryState, 'access'>, who: Identity, wanted: Wanted): void {
  if (!hasRole(access, who, wanted.role, wanted.name)) throw new AccessError(describeMissing(access, wanted));
}

/** @throws AccessError for a caller without any role: the desk shows what is planned and who works on it */
export function assertMember(access: AccessList, who: Identity): void {
  if (findMember(access, who)) return;
  throw new AccessError(
    `${who.subject} has no role in this release store. ${describeAdmins(access, EVERY)} can grant one: release grant`,
  );
}

/** Changes of some microfrontends need two people. A rollback never waits for the second one, nor does what protects visitors. */
export function needsSecondPerson({ access }: RegistryState, command: Command, { args, options }: Call): boolean {
  const name = command.isForStore ? EVERY : (args[0] ?? EVERY);
  const isGuarded = access.twoPersons.includes(name) || (name === EVERY && access.twoPersons.length > 0);
  return isGuarded && (command.needsSecondPerson?.(options) ?? false);
}

interface Wanted {
  verb: string;
  role: Role;
  name: string;
}

function describeMissing(access: AccessList, { verb, role, name }: Wanted): string {
  const of = name === EVERY ? 'all microfrontends' : name;
  return `\`release ${verb}\` needs the role "${role}" for ${of}. ${describeAdmins(access, name)} can grant it.`;
}

/** Who can grant roles and change owners, for messages. */
export function describeAdmins(access: AccessList, name: string): string {
  const names = adminsOf(access, name).map((each) => `${each.name} (${each.subject})`);
  return names.join(' or ') || 'Only a user of the machine of the release store';
}
