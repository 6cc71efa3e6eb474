import { memberName, memberSubject } from '@xana/validation';
import {
  type AccessList,
  EVERY,
  type Identity,
  ROLES,
  type Role,
  withoutRoles,
  withRoles,
} from '../access/access-list.ts';
import { changeAccess } from '../access/change-access.ts';
import { describeProposal, openProposals } from '../access/proposals.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { authorOf, type Command, type Invocation } from './command.ts';
import { table } from './tables.ts';

export const accessCommand: Command = {
  usage: ['access', 'who may do what, who owns what, and which changes wait for a second person'],
  needs: 'read',
  run({ store }) {
    const { access } = readRegistry(store);
    const proposals = openProposals(store);
    const rows = access.members.flatMap(({ kind, subject, name, roles }) =>
      Object.entries(roles).map(([of, held]) => [name, kind, subject, of, held.join(', ')]),
    );
    const waiting = proposals.map((each) => [each.id, each.subject, describeProposal(each), each.at]);
    const owners = Object.entries(access.owners).map(([name, { team, pages, slots, handlers }]) => [
      name,
      team,
      ...[pages, slots, handlers].map((items) => items.join(', ') || '–'),
    ]);
    const text = [
      rows.length > 0 ? table(['name', 'kind', 'subject', 'of', 'roles'], rows) : 'No roles are granted.',
      `Two people: ${access.twoPersons.join(', ') || '–'}`,
      ...(owners.length > 0 ? [table(['owner', 'team', 'pages', 'slots', 'handlers'], owners)] : []),
      ...Object.entries(access.attestations).map(
        ([name, repository]) => `${name} needs an attestation by ${repository}`,
      ),
      ...(waiting.length > 0 ? [table(['proposal', 'who', 'what', 'since'], waiting)] : []),
    ];
    return { data: { ...access, proposals }, text: text.join('\n\n') };
  },
};

const options = { person: { type: 'string' }, workflow: { type: 'string' } } as const;

export const grantCommand: Command = {
  usage: [
    'grant <name|all> <roles> --person <subject>|--workflow <subject> [--as <name>] --reason "…"',
    `grant roles, separated by commas: ${ROLES.join(', ')}`,
  ],
  options: { ...options, as: { type: 'string' } },
  needs: 'admin',
  needsSecondPerson: () => true,
  run(invocation) {
    const grant = readGrant(invocation);
    const called = memberName(invocation.text('as') ?? '') || undefined;
    return change(invocation, 'grant', (access) => withRoles(access, { ...grant, memberName: called }));
  },
};

export const revokeCommand: Command = {
  usage: ['revoke <name|all> <roles> --person <subject>|--workflow <subject> --reason "…"', 'take roles back'],
  options,
  needs: 'admin',
  run: (invocation) => change(invocation, 'revoke', (access) => withoutRoles(access, readGrant(invocation))),
};

export const twoPersonCommand: Command = {
  usage: ['two-person <name> [--lift] --reason "…"', 'let changes of a microfrontend need two people; --lift ends it'],
  options: { lift: { type: 'boolean' } },
  needs: 'admin',
  needsSecondPerson: ({ lift }) => lift === true,
  run: (invocation) =>
    change(invocation, 'two-person', (access) => {
      const name = readName(invocation);
      const others = access.twoPersons.filter((each) => each !== name);
      return { ...access, twoPersons: invocation.flag('lift') ? others : [...others, name] };
    }),
};

function change(
  invocation: Invocation,
  verb: 'grant' | 'revoke' | 'two-person',
  next: (access: AccessList) => AccessList,
) {
  const { store, actor, approval, reason, expectedRevision } = invocation;
  const details = [describe(verb, invocation)];
  const author = authorOf({ actor: actor(), reason: reason(), approval });
  changeAccess(
    store,
    { verb, ...author, details, change: ({ access }) => ({ access: next(access) }) },
    expectedRevision(),
  );
  return { data: readRegistry(store).access, text: `Done: ${details[0]}` };
}

function describe(verb: string, invocation: Invocation): string {
  if (verb === 'two-person')
    return `${readName(invocation)} ${invocation.flag('lift') ? 'no longer needs' : 'needs'} two people`;
  const { kind, subject, name, roles } = readGrant(invocation);
  return `${verb} ${roles.join(', ')} of ${name} ${verb === 'grant' ? 'to' : 'from'} ${kind} ${subject}`;
}

function readName({ name }: Invocation): string {
  if (!name || !/^(all|shell|mfe-[a-z][a-z0-9-]{0,60})$/.test(name))
    throw new Error(`Name a microfrontend or "${EVERY}", for example: release grant mfe-store publish --person …`);
  return name;
}

function readGrant(invocation: Invocation): Identity & { name: string; roles: Role[] } {
  const { release: list = '', text } = invocation;
  const [person, workflow] = [text('person'), text('workflow')];
  const subject = memberSubject(person ?? workflow ?? '');
  if (!subject || (person && workflow)) throw new Error('Name one member: --person <subject> or --workflow <subject>');
  const roles = list.split(',').map((role) => ROLES.find((each) => each === role.trim()) ?? role);
  const unknown = roles.filter((role) => !ROLES.some((each) => each === role));
  if (unknown.length > 0) throw new Error(`Unknown role "${unknown[0]}". Roles: ${ROLES.join(', ')}`);
  return { kind: person ? 'person' : 'workflow', subject, name: readName(invocation), roles: roles as Role[] };
}
