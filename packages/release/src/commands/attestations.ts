import { withRepository } from '../access/access-list.ts';
import { changeAccess } from '../access/change-access.ts';
import { readRegistry } from '../registry/read-registry.ts';
import type { Command } from './command.ts';

const REPOSITORY = /^\w[\w.-]*(\/\w[\w.-]*)+$/;

export const attestationsCommand: Command = {
  usage: [
    'attestations <name> <owner/repository>|--lift --reason "…"',
    'store only builds of a microfrontend that a workflow of the repository attests; --lift ends it',
  ],
  options: { lift: { type: 'boolean' } },
  needs: 'admin',
  needsSecondPerson: () => true,
  run({ store, release: repository, flag, changeRequest }) {
    const { name, actor, reason, approval } = changeRequest();
    if (!/^(shell|mfe-[a-z][a-z0-9-]{0,60})$/.test(name)) throw new Error(`"${name}" is not a microfrontend.`);
    const isLifted = flag('lift');
    if (isLifted ? repository !== undefined : !REPOSITORY.test(repository ?? ''))
      throw new Error(`Name the repository or --lift, for example: release attestations ${name} xana/${name}`);
    const what = isLifted
      ? `builds of ${name} need no attestation`
      : `builds of ${name} need an attestation by a workflow of ${repository}`;
    changeAccess(store, {
      verb: 'attestations',
      actor,
      reason,
      ...(approval ? { approval } : {}),
      details: [what],
      change: ({ access }) => ({ access: withRepository(access, name, repository) }),
    });
    return { data: readRegistry(store).access, text: `Done: ${what}` };
  },
};
