import { canaryCommand } from '../canary/canary-command.ts';
import { developerLinkCommand } from '../developer/developer-link.ts';
import { accessCommand, grantCommand, revokeCommand, twoPersonCommand } from './access.ts';
import { approveCommand, withdrawCommand } from './approve.ts';
import { attestationsCommand } from './attestations.ts';
import type { Command } from './command.ts';
import { exportCommand } from './export.ts';
import { freezeCommand } from './freeze.ts';
import { gcCommand } from './gc.ts';
import { historyCommand } from './history.ts';
import { keysCommand } from './keys.ts';
import { markGoodCommand } from './mark-good.ts';
import { ownCommand } from './own.ts';
import { quarantineCommand } from './quarantine.ts';
import { recoverCommand } from './recover.ts';
import { refreshCommand } from './refresh.ts';
import { retireCommand } from './retire.ts';
import { promoteCommand, rollbackCommand } from './roll-back.ts';
import { statusCommand } from './status.ts';
import { unlockCommand } from './unlock.ts';
import { verifyCommand } from './verify.ts';
import { webhooksCommand } from './webhooks.ts';

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
