import type { PageSettings } from '../page/page-settings.ts';
import { completeInterrupted } from '../registry/complete-interrupted.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { assertTrusted } from '../trust/assert-trusted.ts';
import { COMMANDS } from './all-commands.ts';
import type { Outcome } from './command.ts';

/** One command, as it was typed or sent. */
export interface CommandCall {
  verb: string;
  /** What follows the verb: usually the name of a microfrontend, and a release. */
  args: readonly string[];
  options: Readonly<Record<string, string | boolean | undefined>>;
  /** Who makes the change; goes to the log. */
  actor: string;
}

interface Site {
  store: ReleaseStore;
  /** Read when a command needs them. */
  settings(): PageSettings;
}

/** The call is not one that the command understands. */
export class UsageError extends Error {}

/**
 * Runs a command on a store, after it was verified and an interrupted change was completed.
 *
 * @throws UsageError for an unknown verb or a missing argument, and what the command throws
 */
export async function runCommand({ store, settings }: Site, call: CommandCall): Promise<Outcome> {
  const { verb, args, options, actor } = call;
  const command = Object.hasOwn(COMMANDS, verb) ? COMMANDS[verb] : undefined;
  if (!command) throw new UsageError(`There is no command "${verb}".`);
  const [name, release, ...more] = args;
  const text = (option: string) => {
    const value = options[option];
    return typeof value === 'string' ? value : undefined;
  };
  if (!command.worksOnDamagedStore) {
    completeInterrupted(store);
    await assertTrusted(store);
  }
  return await command.run({
    store,
    settings,
    name,
    release,
    more,
    actor: () => actor,
    text,
    flag: (option) => options[option] === true,
    changeRequest() {
      if (!name) throw new UsageError(`Name a microfrontend, for example: release ${verb} mfe-store`);
      const reason = text('reason');
      if (!reason) throw new UsageError('A reason is required for the history: --reason "…"');
      return { name, reason, expectedRevision: readRevision(text('expect')), actor };
    },
    releaseArgument() {
      if (!release) throw new UsageError(`Name a release, for example: release ${verb} ${name} 2.0.0`);
      return release;
    },
  });
}

function readRevision(expect: string | undefined): number | undefined {
  const revision = expect === undefined ? undefined : Number(expect);
  if (Number.isNaN(revision))
    throw new UsageError('--expect must be a revision number, as printed by `release status`.');
  return revision;
}
