import type { PublicConfig } from '@xana/contracts/public-config';
import type { PlatformConfig } from '../../config/platform-config.ts';

/** What the probes read: the configuration of the platform, and of the page. */
export interface LiveSettings {
  config: PlatformConfig;
  /** Undefined: the page settings could not be read, so nothing is compared with them. */
  page: PublicConfig | undefined;
}

export type Outcome =
  | { status: 'ok'; detail: string }
  | { status: 'off' }
  /** Each problem names the answer of the service, and what to correct. */
  | { status: 'wrong'; problems: readonly string[] };

/** The check of one service with the keys of this deployment. */
export interface Probe {
  name: string;
  /** What is off without the service. */
  withoutIt: string;
  /** The settings to correct when the service does not answer. */
  settings: string;
  /** Of a service whose address is not configured. */
  host?: string;
  /** @throws Error with the answer of the service; the message may contain secrets, which `runProbes` redacts */
  run(settings: LiveSettings): Promise<Outcome>;
}

export const OFF: Outcome = { status: 'off' };
export const ok = (detail: string): Outcome => ({ status: 'ok', detail });
export const wrong = (...problems: readonly string[]): Outcome => ({ status: 'wrong', problems });

/** `ok` unless there are problems. */
export const outcomeOf = (problems: readonly string[], detail: string): Outcome =>
  problems.length > 0 ? wrong(...problems) : ok(detail);
