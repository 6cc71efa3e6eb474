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

/** What the user typed after `release <verb>`, read by `cli.ts`. */
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
  /** Prints `text`, or `data` with `--json`. */
  print(data: unknown, text: string): void;
}

/** One verb of the release command. */
export interface Command {
  /** The lines of `release --help`: the call and what it does. */
  usage: readonly [call: string, ...effect: string[]];
  /** Options besides `--help`, `--expect`, `--actor`, `--reason` and `--json`. */
  options?: Readonly<Record<string, { type: 'string' | 'boolean' }>>;
  /** Runs also when the store is damaged, locked or not trusted. */
  worksOnDamagedStore?: boolean;
  run(invocation: Invocation): void | Promise<void>;
}
