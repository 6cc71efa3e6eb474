import type { Target } from '../../database/moderation/moderation-target.ts';
import type { Decider, ModerationContext } from '../../moderation/decision.ts';
import type { Platform } from '../../platform.ts';

/** What commands need of the platform. */
export type OperatorContext = ModerationContext & Pick<Platform, 'pictures'>;

/** What an operator typed after `moderate <verb>`. */
export interface Invocation extends OperatorContext {
  /** The positional arguments after the verb. */
  args: readonly string[];
  text(option: string): string | undefined;
  flag(option: string): boolean;
  /** @throws Error without `--actor` or `--reason` */
  decider(): Decider;
  /** @throws Error when the first argument is not a target such as `post:17` */
  target(): Target;
  /** @throws Error when the first argument is not the id of a member */
  userId(): number;
}

/** Printed as JSON with `--json`, else as text. */
interface Output {
  data: unknown;
  text: string;
}

/** One verb of the moderate command. */
export interface Command {
  /** The lines of the usage: the call and what it does. */
  usage: readonly [call: string, effect: string];
  /** Options besides `--actor`, `--reason` and `--json`. */
  options?: Readonly<Record<string, { type: 'string' | 'boolean' }>>;
  run(invocation: Invocation): Promise<Output>;
}
