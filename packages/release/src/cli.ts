import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import type { Command } from './commands/command.ts';
import { exportCommand } from './commands/export.ts';
import { gcCommand } from './commands/gc.ts';
import { historyCommand } from './commands/history.ts';
import { keysCommand } from './commands/keys.ts';
import { markGoodCommand } from './commands/mark-good.ts';
import { quarantineCommand } from './commands/quarantine.ts';
import { recoverCommand } from './commands/recover.ts';
import { refreshCommand } from './commands/refresh.ts';
import { retireCommand } from './commands/retire.ts';
import { promoteCommand, rollbackCommand } from './commands/roll-back.ts';
import { statusCommand } from './commands/status.ts';
import { unlockCommand } from './commands/unlock.ts';
import { verifyCommand } from './commands/verify.ts';
import { developerLinkCommand } from './developer/developer-link.ts';
import { readPageSettings } from './page/page-settings.ts';
import { completeInterrupted } from './registry/complete-interrupted.ts';
import { ReleaseStore } from './store/release-store.ts';
import { assertTrusted } from './trust/assert-trusted.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  status: statusCommand,
  history: historyCommand,
  rollback: rollbackCommand,
  promote: promoteCommand,
  quarantine: quarantineCommand,
  'mark-good': markGoodCommand,
  retire: retireCommand,
  verify: verifyCommand,
  recover: recoverCommand,
  unlock: unlockCommand,
  keys: keysCommand,
  refresh: refreshCommand,
  'developer-link': developerLinkCommand,
  export: exportCommand,
  gc: gcCommand,
};

/** Not in the table: `npm run release` runs them, because they need the sources. */
const CHECK_USAGE: Command['usage'] = [
  'check <name> [<version|id>]',
  'mount a stored release on the page in a browser, beside the active ones',
];
const PUBLISH_USAGE: Command['usage'] = [
  'publish <name> [--hold] [--automatic] [--skip-check] [--against <file>] --reason "…"',
  'build if the sources changed, mount it on the page in a browser, and publish it',
  'if nothing is broken; --skip-check does not mount it; --hold stores it without',
  'activating it; --automatic, for CI, accepts a version that is taken and does not',
  'activate a build again; --against only checks the build, with the file that `export` wrote',
  '(npm run release only: it needs the sources)',
];

const { RELEASE_STORE = '', PAGE_SETTINGS = '', HEALTH_DIRECTORY } = process.env;

async function run(): Promise<void> {
  const [verb = ''] = process.argv.slice(2);
  const command = Object.hasOwn(COMMANDS, verb) ? COMMANDS[verb] : undefined;
  const { positionals, values }: { positionals: string[]; values: Record<string, unknown> } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      expect: { type: 'string' },
      reason: { type: 'string' },
      actor: { type: 'string' },
      json: { type: 'boolean' },
      ...command?.options,
    },
  });
  if (!command || values.help) {
    console.log(usage());
    if (positionals.length > 0 && !command) process.exitCode = 2;
    return;
  }
  if (!RELEASE_STORE)
    throw new Error(
      'RELEASE_STORE must be the path of the release store. `npm run release` sets it for the local one.',
    );
  const [, name, release, ...more] = positionals;
  const text = (option: string) => {
    const value = values[option];
    return typeof value === 'string' ? value : undefined;
  };
  const actor = () => text('actor') ?? userInfo().username;
  const store = new ReleaseStore(RELEASE_STORE, HEALTH_DIRECTORY);
  if (!command.worksOnDamagedStore) {
    completeInterrupted(store);
    await assertTrusted(store);
  }
  await command.run({
    store,
    settings: () => readPageSettings(PAGE_SETTINGS),
    name,
    release,
    more,
    actor,
    text,
    flag: (option) => values[option] === true,
    changeRequest() {
      if (!name) throw new Error(`Name a microfrontend, for example: release ${verb} mfe-store`);
      const reason = text('reason');
      if (!reason) throw new Error('A reason is required for the history: --reason "…"');
      const expect = text('expect');
      const expectedRevision = expect === undefined ? undefined : Number(expect);
      if (Number.isNaN(expectedRevision))
        throw new Error('--expect must be a revision number, as printed by `release status`.');
      return { name, reason, expectedRevision, actor: actor() };
    },
    releaseArgument() {
      if (!release) throw new Error(`Name a release, for example: release ${verb} ${name} 2.0.0`);
      return release;
    },
    print: (data, message) => console.log(values.json ? JSON.stringify(data, null, 2) : message),
  });
}

function usage(): string {
  const lines = [...Object.values(COMMANDS).map((command) => command.usage), CHECK_USAGE, PUBLISH_USAGE].map(
    ([call, first = '', ...rest]) => {
      const indent = ' '.repeat(42);
      const head = `  release ${call}`.padEnd(indent.length);
      const effect = [first, ...rest].join(`\n${indent}`);
      return head.length > indent.length ? `${head}\n${indent}${effect}` : `${head}${effect}`;
    },
  );
  return `Publish microfrontends (the shell or one remote) and roll them back.

${lines.join('\n')}

  --expect <revision>   fail if the registry has another revision
  --actor <name>        who makes the change; default: the current user
  --json                print JSON`;
}

run().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
