import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { liftQuarantine, quarantine } from './commands/quarantine.ts';
import { promote, rollBack } from './commands/roll-back.ts';
import { historyTable, statusTable } from './commands/tables.ts';
import { readPageSettings } from './page/page-settings.ts';
import { readLog, readRegistry, verifyLog } from './registry/registry.ts';
import { ReleaseStore } from './store/release-store.ts';

const USAGE = `Publish microfrontends (the shell or one remote) and roll them back.

  release status                          the active release of each microfrontend
  release history [name]                  who changed what, when and why
  release publish <name> [--hold] --reason "…"
                                          build if the sources changed, and publish; --hold stores the release without
                                          activating it (npm run release only: it needs the sources)
  release rollback <name> [--to <version|id>] --reason "…"
                                          activate the last known good release, or the given one
  release promote <name> --to <version|id> --reason "…"
                                          activate a published release
  release quarantine <name> <version|id> [--lift] --reason "…"
                                          never serve, promote or fall back to a bad release; if it is active, the last
                                          known good one becomes active. --lift ends the quarantine
  release verify                          check all active files and the log against their hashes

  --expect <revision>   fail if the registry has another revision
  --actor <name>        who makes the change; default: the current user
  --json                print JSON`;

const { RELEASE_STORE = '', PAGE_SETTINGS = '' } = process.env;

function run(): unknown {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      to: { type: 'string' },
      expect: { type: 'string' },
      lift: { type: 'boolean' },
      reason: { type: 'string' },
      actor: { type: 'string' },
      json: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(USAGE);
  if (!RELEASE_STORE)
    throw new Error(
      'RELEASE_STORE must be the path of the release store. `npm run release` sets it for the local one.',
    );
  const [verb, name, release] = positionals;
  const store = new ReleaseStore(RELEASE_STORE);
  const actor = values.actor ?? userInfo().username;
  const print = (data: unknown, text: string) => console.log(values.json ? JSON.stringify(data, null, 2) : text);
  const readRequest = () => {
    if (!name) throw new Error(`Name a microfrontend, for example: release ${verb} mfe-store`);
    if (!values.reason) throw new Error('A reason is required for the history: --reason "…"');
    const expectedRevision = values.expect === undefined ? undefined : Number(values.expect);
    if (Number.isNaN(expectedRevision))
      throw new Error('--expect must be a revision number, as printed by `release status`.');
    return { name, to: values.to, actor, reason: values.reason, expectedRevision };
  };
  const printActive = (id: string) =>
    print(
      { name, active: id },
      `${name} ${store.record(String(name), id).version} (${id}) is active from the next page load on.`,
    );
  switch (verb) {
    case 'status':
      return print(readRegistry(store), statusTable(store));
    case 'history':
      return print(
        readLog(store).filter((entry) => !name || entry.name === name),
        historyTable(store, name),
      );
    case 'rollback':
      return printActive(rollBack(store, readPageSettings(PAGE_SETTINGS), readRequest()));
    case 'promote': {
      const { to, ...rest } = readRequest();
      if (!to) throw new Error('Name a release: --to <version|id>');
      return printActive(promote(store, readPageSettings(PAGE_SETTINGS), { ...rest, to }));
    }
    case 'quarantine': {
      const { to: _, ...rest } = readRequest();
      if (!release) throw new Error(`Name a release, for example: release quarantine ${name} 2.0.0`);
      const settings = readPageSettings(PAGE_SETTINGS);
      const done = (values.lift ? liftQuarantine : quarantine)(store, settings, { ...rest, release });
      const state = values.lift ? 'is no longer quarantined' : 'is quarantined';
      return print({ name, ...done }, `${name}@${done.release} ${state}; ${done.active} is active.`);
    }
    case 'verify':
      verifyLog(store);
      for (const [microfrontend, { active }] of Object.entries(readRegistry(store).microfrontends))
        store.verify(store.record(microfrontend, active));
      return print({ ok: true }, 'All active files and all lines of the log match their hashes.');
    default:
      console.log(USAGE);
      if (verb) process.exitCode = 2;
  }
}

try {
  run();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
