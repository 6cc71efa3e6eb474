import * as z from 'zod/mini';
import { ownership } from './ownership.ts';

/** What a member may do with a microfrontend. `admin` grants roles; the others are named after what they allow. */
export const ROLES = ['publish', 'promote', 'rollback', 'quarantine', 'freeze', 'canary', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** In the position of a microfrontend's name: all of them, and the store itself. */
export const EVERY = 'all';

/** Who calls: a person of the OpenID provider, or a run of a CI system. Subjects are unique within their kind. */
const identity = { kind: z.enum(['person', 'workflow']), subject: z.string().check(z.minLength(1), z.maxLength(255)) };

const member = z.object({
  ...identity,
  /** Chosen by the admin who granted the first role, not by the member: no one can take the name of another. */
  name: z.string(),
  roles: z.record(z.string(), z.array(z.enum(ROLES))),
});

export const accessList = z.object({
  members: z.array(member),
  /** Microfrontends whose changes need two people. */
  twoPersons: z.array(z.string()),
  owners: z._default(ownership, {}),
  /** The repository, as `owner/name`, whose attestation each build of a microfrontend needs. Others need none. */
  attestations: z._default(z.record(z.string(), z.string()), {}),
});

export type Identity = { kind: 'person' | 'workflow'; subject: string };
export type Member = z.output<typeof member>;
export type AccessList = z.output<typeof accessList>;

/** No one has a role until one is granted on the machine of the store. The shell is on every page. */
export const EMPTY_ACCESS: AccessList = { members: [], twoPersons: ['shell'], owners: {}, attestations: {} };

export const isSame = (one: Identity, other: Identity): boolean =>
  one.kind === other.kind && one.subject === other.subject;

export const findMember = ({ members }: AccessList, who: Identity): Member | undefined =>
  members.find((each) => isSame(each, who));

/** @param name a microfrontend, or `EVERY` for work on the whole store */
export function hasRole(access: AccessList, who: Identity, role: Role, name: string): boolean {
  const roles = findMember(access, who)?.roles ?? {};
  return [name, EVERY].some((each) => Object.hasOwn(roles, each) && roles[each]?.includes(role));
}

export const hasRoleSomewhere = (access: AccessList, who: Identity, role: Role): boolean =>
  Object.values(findMember(access, who)?.roles ?? {}).some((roles) => roles.includes(role));

/** Who can grant roles for a microfrontend. */
export const adminsOf = (access: AccessList, name: string): Member[] =>
  access.members.filter((each) => hasRole(access, each, 'admin', name));

/** The repository whose attestation each build of a microfrontend needs. @returns undefined when it needs none */
export const repositoryOf = ({ attestations }: AccessList, name: string): string | undefined =>
  Object.hasOwn(attestations, name) ? attestations[name] : undefined;

/** The list in which builds of a microfrontend need an attestation. @param repository undefined: they need none */
export function withRepository(access: AccessList, name: string, repository: string | undefined): AccessList {
  const others = Object.entries(access.attestations).filter(([each]) => each !== name);
  return { ...access, attestations: Object.fromEntries([...others, ...(repository ? [[name, repository]] : [])]) };
}

interface Grant extends Identity {
  name: string;
  roles: readonly Role[];
  /** How the member is called. Default: as before, or the subject. */
  memberName?: string | undefined;
}

export function withRoles(access: AccessList, { kind, subject, name, roles, memberName }: Grant): AccessList {
  const before = findMember(access, { kind, subject });
  const held = before && Object.hasOwn(before.roles, name) ? (before.roles[name] ?? []) : [];
  const after: Member = {
    kind,
    subject,
    name: memberName ?? before?.name ?? subject,
    roles: { ...before?.roles, [name]: ROLES.filter((role) => held.includes(role) || roles.includes(role)) },
  };
  return replaceMember(access, after);
}

/** The list with fewer roles of one member, who is gone with the last role. */
export function withoutRoles(
  access: AccessList,
  { kind, subject, name, roles }: Omit<Grant, 'memberName'>,
): AccessList {
  const before = findMember(access, { kind, subject });
  if (!before) return access;
  const left = (before.roles[name] ?? []).filter((role) => !roles.includes(role));
  const others = Object.entries(before.roles).filter(([each]) => each !== name);
  return replaceMember(access, {
    ...before,
    roles: Object.fromEntries([...others, ...(left.length ? [[name, left]] : [])]),
  });
}

function replaceMember(access: AccessList, after: Member): AccessList {
  const isListed = access.members.some((each) => isSame(each, after));
  const members = isListed
    ? access.members.map((each) => (isSame(each, after) ? after : each))
    : [...access.members, after];
  return { ...access, members: members.filter(({ roles }) => Object.keys(roles).length > 0) };
}
