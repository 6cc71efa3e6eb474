import type { AttestationTrust } from '../access/identity-settings.ts';
import type { PageSettings } from '../page/page-settings.ts';
import { completeInterrupted } from '../registry/complete-interrupted.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { assertTrusted } from '../trust/assert-trusted.ts';
import { changeStore } from '../upstream/upstream.ts';
import { COMMANDS } from './all-commands.ts';
import { authorOf, type Command, type Outcome } from './command.ts';
import type { CommandCall } from './command-call.ts';
import { UsageError } from './usage-error.ts';

export interface Site {
  store: ReleaseStore;
  /** Read when a command needs them. */
  settings(): PageSettings;
  /** Whose attestations of builds are accepted. Absent or undefined: none. */
  attestations?(): AttestationTrust | undefined;
}

/**
 * Runs a command on a store, after it was verified and an interrupted change was completed.
 *
 * @throws UsageError for an unknown verb or a missing argument, and what the command throws
 */
export async function runCommand(site: Site, call: CommandCall): Promise<Outcome> {
  return await changeStore(site.store, async (store) => await runOn({ ...site, store }, call), {
    isRecovery: call.verb === 'recover',
  });
}

/** @param site whose store is the folder of record, or the draft of a change of it */
async function runOn({ store, settings, attestations = () => undefined }: Site, call: CommandCall): Promise<Outcome> {
  const { verb, args, options, actor, approval, caller } = call;
  const command = commandOf(verb);
  const [name, release, ...more] = args;
  const text = (option: string) => {
    const value = options[option];
    return typeof value === 'string' ? value : undefined;
  };
  const reason = () => {
    const given = text('reason');
    if (!given) throw new UsageError('A reason is required for the history: --reason "…"');
    return given;
  };
  // A process of one command needs the list of one team. A server may run others with the same store meanwhile.
  if (!command.worksOnDamagedStore) await prepareStore(store, name && !caller ? [name] : undefined);
  return await command.run({
    store,
    settings,
    attestations,
    name,
    release,
    more,
    actor: () => actor,
    approval,
    caller,
    commandOf,
    runCommand: (other) => runOn({ store, settings, attestations }, other),
    text,
    flag: (option) => options[option] === true,
    expectedRevision: () => readRevision(text('expect')),
    reason,
    changeRequest() {
      if (!name) throw new UsageError(`Name a microfrontend, for example: release ${verb} mfe-store`);
      return {
        name,
        expectedRevision: readRevision(text('expect')),
        ...authorOf({ actor, reason: reason(), approval }),
      };
    },
    releaseArgument() {
      if (!release) throw new UsageError(`Name a release, for example: release ${verb} ${name} 2.0.0`);
      return release;
    },
  });
}

/** @throws UsageError when there is none with this name */
export function commandOf(verb: string): Command {
  const command = Object.hasOwn(COMMANDS, verb) ? COMMANDS[verb] : undefined;
  if (!command) throw new UsageError(`There is no command "${verb}".`);
  return command;
}

/** Completes what a killed process left, and verifies that the registry is the newest one. */
export async function prepareStore(store: ReleaseStore, teams?: readonly string[]): Promise<void> {
  completeInterrupted(store);
  await assertTrusted(store, teams);
}

function readRevision(expect: string | undefined): number | undefined {
  const revision = expect === undefined ? undefined : Number(expect);
  if (Number.isNaN(revision))
    throw new UsageError('--expect must be a revision number, as printed by `release status`.');
  return revision;
}
