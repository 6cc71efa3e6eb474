import type { Identity } from '../access/access-list.ts';
import type { Author } from '../registry/registry-state.ts';
import type { CommandOptions } from './command.ts';

/** One command, as it was typed or sent. */
export interface CommandCall {
  verb: string;
  /** What follows the verb: usually the name of a microfrontend, and a release. */
  args: readonly string[];
  options: CommandOptions;
  /** Who makes the change; goes to the log. */
  actor: string;
  /** The caller of a release server. Absent on the machine of the store, whose user may do everything. */
  caller?: Identity;
  /** The second person, where the change needed one. */
  approval?: Author['approval'];
}
