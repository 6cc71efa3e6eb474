import type { PageSettings } from '../page/page-settings.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** Who makes a change of one microfrontend, and why; goes to the log. */
export interface ChangeRequest {
  name: string;
  actor: string;
  reason: string;
  /** `--expect`: fails if the registry has another revision. Default: the current one. */
  expectedRevision?: number | undefined;
}

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
  /** The positional arguments after the verb: the name of a microfrontend and a release. */
  name: string | undefined;
  release: string | undefined;
  /** The positional arguments after these. */
  more: readonly string[];
  /** `--actor`, or the current user. */
  actor(): string;
  text(option: string): string | undefined;
  flag(option: string): boolean;
  /** @throws Error when the name or `--reason` is missing */
  changeRequest(): ChangeRequest;
  /** @throws Error when the release is missing */
  releaseArgument(): string;
}

/** One verb of the release command. */
export interface Command {
  /** The lines of `release --help`: the call and what it does. */
  usage: readonly [call: string, ...effect: string[]];
  /** Options besides `--help`, `--expect`, `--actor`, `--reason` and `--json`. */
  options?: Readonly<Record<string, { type: 'string' | 'boolean' }>>;
  /** Runs also when the store is damaged, locked or not trusted. */
  worksOnDamagedStore?: boolean;
  /** Reads or writes files beside the store: only on its machine, not at a release server. */
  isForMachine?: boolean;
  run(invocation: Invocation): Outcome | Promise<Outcome>;
}
