import type { DeskAccess } from '@xana/contracts/releases/desk';
import type { CommandRequest } from '../server/desk-client.ts';

type Members = DeskAccess['members'];

/** Who is named by a kind and a subject. */
interface Identity {
  kind: string;
  subject: string;
}

const findMember = (members: Members, { kind, subject }: Identity) =>
  members.find((each) => each.kind === kind && each.subject === subject);

/** The roles of a member for one microfrontend, without those for all. */
export const rolesHeld = (members: Members, who: Identity, of: string): string[] =>
  findMember(members, who)?.roles[of] ?? [];

/** What a grant or its opposite would change in the access list. */
export interface AccessChange {
  /** How the member is called. */
  name: string;
  of: string;
  added: string[];
  removed: string[];
  /** The name that the member gets in the position of another one. */
  renamed: string | undefined;
  isNewMember: boolean;
  /** No role is left. */
  isGone: boolean;
}

/** @returns null for another command, and while no member is named */
export function accessChangeOf(
  { members }: Pick<DeskAccess, 'members'>,
  { verb, args, options }: Pick<CommandRequest, 'args' | 'options'> & { verb: string },
): AccessChange | null {
  if (verb !== 'grant' && verb !== 'revoke') return null;
  const kind = options.person ? 'person' : 'workflow';
  const subject = String(options[kind] ?? '');
  if (!subject) return null;
  const [of = '', list = ''] = args;
  const roles = list.split(',').filter(Boolean);
  const member = findMember(members, { kind, subject });
  const held = member?.roles[of] ?? [];
  const called = typeof options.as === 'string' ? options.as : undefined;
  const removed = verb === 'revoke' ? roles.filter((role) => held.includes(role)) : [];
  const left = Object.entries(member?.roles ?? {}).flatMap(([each, all]) =>
    each === of ? all.filter((role) => !removed.includes(role)) : all,
  );
  return {
    name: member?.name ?? called ?? subject,
    of,
    added: verb === 'grant' ? roles.filter((role) => !held.includes(role)) : [],
    removed,
    renamed: member && called && called !== member.name ? called : undefined,
    isNewMember: !member,
    isGone: verb === 'revoke' && member !== undefined && left.length === 0,
  };
}

/** Whether the server will ask for a second person: a role is granted, or the rule ends. Taking roles back never waits. */
export function waitsForSecond(
  { twoPersons }: Pick<DeskAccess, 'twoPersons'>,
  { verb, args: [name = 'all'], options }: Pick<CommandRequest, 'args' | 'options'> & { verb: string },
): boolean {
  const isGuarded = twoPersons.includes(name) || (name === 'all' && twoPersons.length > 0);
  return isGuarded && (verb === 'grant' || verb === 'gc' || (verb === 'two-person' && options.lift === true));
}
