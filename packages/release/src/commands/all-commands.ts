import { withRepository } from '../access/access-list.ts';
import { changeAccess } from '../access/change-access.ts';
import { canaryCommand } from '../canary/canary-command.ts';
import { developerLinkCommand } from '../developer/developer-link.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { copyRegistry } from '../registry/registry-copy.ts';
import { readLog } from '../registry/release-log.ts';
import { accessCommand, grantCommand, revokeCommand, twoPersonCommand } from './access.ts';
import { approveCommand, withdrawCommand } from './approve.ts';
import type { Command } from './command.ts';
import { freezeCommand } from './freeze.ts';
import { gcCommand } from './gc.ts';
import { keysCommand } from './keys.ts';
import { markGoodCommand } from './mark-good.ts';
import { ownCommand } from './own.ts';
import { quarantineCommand } from './quarantine.ts';
import { recoverCommand } from './recover.ts';
import { refreshCommand } from './refresh.ts';
import { retireCommand } from './retire.ts';
import { promoteCommand, rollbackCommand } from './roll-back.ts';
import { statusCommand } from './status.ts';
import { historyTable } from './tables.ts';
import { unlockCommand } from './unlock.ts';
import { verifyCommand } from './verify.ts';
import { webhooksCommand } from './webhooks.ts';

const historyCommand: Command = {
  usage: ['history [name]', 'who changed what, when and why'],
  needs: 'read',
  run: ({ store, name }) => ({
    data: readLog(store).filter((entry) => !name || entry.name === name),
    text: historyTable(store, name),
  }),
};

const exportCommand: Command = {
  usage: ['export', 'the active releases without their files, as JSON: `publish --against` checks a build with it'],
  needs: 'read',
  run({ store }) {
    const copy = copyRegistry(store);
    return { data: copy, text: JSON.stringify(copy, null, 2) };
  },
};

const REPOSITORY = /^\w[\w.-]*(\/\w[\w.-]*)+$/;

const attestationsCommand: Command = {
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

/** The verbs of `release` that need no sources. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  status: statusCommand,
  history: historyCommand,
  rollback: rollbackCommand,
  promote: promoteCommand,
  quarantine: quarantineCommand,
  'mark-good': markGoodCommand,
  canary: canaryCommand,
  retire: retireCommand,
  freeze: freezeCommand,
  access: accessCommand,
  grant: grantCommand,
  revoke: revokeCommand,
  'two-person': twoPersonCommand,
  own: ownCommand,
  attestations: attestationsCommand,
  approve: approveCommand,
  withdraw: withdrawCommand,
  verify: verifyCommand,
  recover: recoverCommand,
  unlock: unlockCommand,
  keys: keysCommand,
  refresh: refreshCommand,
  webhooks: webhooksCommand,
  'developer-link': developerLinkCommand,
  export: exportCommand,
  gc: gcCommand,
};
