import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { liftQuarantine, quarantine } from './commands/quarantine.ts';
import { promote, rollBack } from './commands/roll-back.ts';
import { historyTable, statusTable } from './commands/tables.ts';
import { readPageSettings } from './page/page-settings.ts';
import { readLog, readRegistry, verifyLog } from './registry/registry.ts';
import { ReleaseStore } from './store/release-store.ts';

const USAGE = `What runs, and how to take one part back.

  release status                                  what every visitor gets now
  release history [part]                          who changed what, when and why
  release publish <part> [--hold] --reason "…"     build it if it changed and publish it; --hold shows it to nobody yet
                                                  (npm run release alone: it knows the sources)
  release rollback <part> [--to <version|id>] --reason "…"
                                                  back to the last known good release, or to the one named
  release promote <part> --to <version|id> --reason "…"
                                                  make any published release the active one
  release quarantine <part> <version|id> [--lift] --reason "…"
                                                  never serve, promote or fall back to a bad release; if it is active, the
                                                  last known good one becomes active. --lift ends the quarantine
  release verify                                  every file and every line of the log is what it was

  --expect <revision>   refuse if the registry is at another revision than the one you looked at
  --actor <name>   who does it; the user of this machine unless said
  --json           for programs`;

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
    throw new Error('Where are the releases? RELEASE_STORE=/path (npm run release knows the ones of this machine)');
  const [verb, name, release] = positionals;
  const store = new ReleaseStore(RELEASE_STORE);
  const actor = values.actor ?? userInfo().username;
  const print = (data: unknown, text: string) => console.log(values.json ? JSON.stringify(data, null, 2) : text);
  const wish = () => {
    if (!name) throw new Error(`Which part? For example: release ${verb} mfe-store`);
    if (!values.reason) throw new Error('Say why, for those who read the history: --reason "…"');
    const expectedRevision = values.expect === undefined ? undefined : Number(values.expect);
    if (Number.isNaN(expectedRevision)) throw new Error('--expect takes the number of a revision, as status shows it.');
    return { name, to: values.to, actor, reason: values.reason, expectedRevision };
  };
  const announce = (id: string) =>
    print(
      { name, active: id },
      `${name} is at ${store.record(String(name), id).version} (${id}) for every page load from now on.`,
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
      return announce(rollBack(store, readPageSettings(PAGE_SETTINGS), wish()));
    case 'promote': {
      const { to, ...rest } = wish();
      if (!to) throw new Error('Which release? --to <version|id>');
      return announce(promote(store, readPageSettings(PAGE_SETTINGS), { ...rest, to }));
    }
    case 'quarantine': {
      const { to: _, ...rest } = wish();
      if (!release) throw new Error(`Which release? For example: release quarantine ${name} 2.0.0`);
      const settings = readPageSettings(PAGE_SETTINGS);
      const done = (values.lift ? liftQuarantine : quarantine)(store, settings, { ...rest, release });
      const state = values.lift ? 'is no longer quarantined' : 'is quarantined';
      return print({ name, ...done }, `${name}@${done.release} ${state}; ${done.active} is active.`);
    }
    case 'verify':
      verifyLog(store);
      for (const [part, { active }] of Object.entries(readRegistry(store).parts))
        store.verify(store.record(part, active));
      return print({ ok: true }, 'Every active file and every line of the log is what it was.');
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
