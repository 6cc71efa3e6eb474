import type { Identity, Role } from '../access/access-list.ts';
import type { AttestationTrust } from '../access/identity-settings.ts';
import type { PageSettings } from '../page/page-settings.ts';
import type { Author } from '../registry/registry-state.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { CommandCall } from './command-call.ts';

/** Who makes a change of one microfrontend, and why; goes to the log. */
export interface ChangeRequest extends Author {
  name: string;
  /** `--expect`: fails if the registry has another revision. Default: the current one. */
  expectedRevision?: number | undefined;
}

/** What the log has about the people of a change. */
export const authorOf = ({ actor, reason, approval }: Author): Author => ({
  actor,
  reason,
  ...(approval ? { approval } : {}),
});

/** What a command did or found. */
export interface Outcome {
  /** For programs: `--json`. */
  data: unknown;
  /** For people. */
  text: string;
  /** False for a check that found problems: the exit code is 1. */
  isOk?: boolean;
}

/** What the user typed after `release <verb>`, read by `run-command.ts`. */
export interface Invocation {
  store: ReleaseStore;
  /** Read from `PAGE_SETTINGS` when a command needs them. */
  settings(): PageSettings;
  /** Whose attestations of builds are accepted; undefined: none. */
  attestations(): AttestationTrust | undefined;
  /** The positional arguments after the verb: the name of a microfrontend and a release. */
  name: string | undefined;
  release: string | undefined;
  /** The positional arguments after these. */
  more: readonly string[];
  /** The subject of the caller's token; on the machine of the store its user. */
  actor(): string;
  /** The proposal that the command completes. */
  approval: Author['approval'];
  /** Absent on the machine of the store. */
  caller: Identity | undefined;
  /** @throws Error when there is no such command */
  commandOf(verb: string): Command;
  /** Runs another command. */
  runCommand(call: CommandCall): Promise<Outcome>;
  text(option: string): string | undefined;
  flag(option: string): boolean;
  /** `--expect`; absent: any revision of the registry. @throws Error unless it is a number */
  expectedRevision(): number | undefined;
  /** `--reason`. @throws Error when it is missing */
  reason(): string;
  /** @throws Error when the name or `--reason` is missing */
  changeRequest(): ChangeRequest;
  /** @throws Error when the release is missing */
  releaseArgument(): string;
}

export type CommandOptions = Readonly<Record<string, string | boolean | undefined>>;

/** One verb of the release command. */
export interface Command {
  /** The lines of `release --help`: the call and what it does. */
  usage: readonly [call: string, ...effect: string[]];
  /** Options besides `--help`, `--expect`, `--reason`, `--url` and `--json`. */
  options?: Readonly<Record<string, { type: 'string' | 'boolean' }>>;
  /** Runs also when the store is damaged, locked or not trusted. */
  worksOnDamagedStore?: boolean;
  /** The role that a caller of a release server needs; `read`: any role. */
  needs: Role | 'read';
  /** The role is needed for all microfrontends, not for the one that the first argument names. */
  isForStore?: boolean;
  /** The role is needed for any microfrontend. */
  isForAny?: boolean;
  /** Waits for a second person where the access list demands it. Default: never. */
  needsSecondPerson?(options: CommandOptions): boolean;
  /** Reads or writes files beside the store: only on its machine, not at a release server. */
  isForMachine?: boolean;
  run(invocation: Invocation): Outcome | Promise<Outcome>;
}
