import { parseArgs } from 'node:util';
import type { Database } from '../database/connect-database.ts';
import { banUser } from './ban-user.ts';
import { reviewProfile } from './review-profile.ts';

const USAGE = `Usage:
  review-profile <userId> approve|disapprove --by <name> --reason <text>
  ban-user <userId> --by <name> --reason <text>
  unban-user <userId> --by <name> --reason <text>

Reads DATABASE_URL. Without it: DATA_DIRECTORY, whose running platform runs the command on its embedded database.`;

interface Request {
  userId: number;
  /** What follows the id of the user. */
  verb: string | undefined;
  operator: string;
  reason: string;
}

/** @returns what to print; undefined for a verb that the command does not know */
type Command = (database: Database, request: Request) => Promise<string | undefined>;

const DECISIONS: Readonly<Record<string, 'approved' | 'disapproved'>> = {
  approve: 'approved',
  disapprove: 'disapproved',
};

const COMMANDS: Readonly<Record<string, Command>> = {
  async 'review-profile'(database, { userId, verb = '', operator, reason }) {
    const decision = DECISIONS[verb];
    if (!decision) return undefined;
    await reviewProfile(database, { userId, decision, reviewer: operator, reason });
    return `The profile of user ${userId} is ${decision}.`;
  },
  'ban-user': (database, request) => changeBan(database, request, true),
  'unban-user': (database, request) => changeBan(database, request, false),
};

async function changeBan(database: Database, { userId, verb, operator, reason }: Request, isBanned: boolean) {
  if (verb !== undefined) return undefined;
  await banUser(database, { userId, isBanned, operator, reason });
  return `User ${userId} is ${isBanned ? 'banned' : 'no longer banned'}.`;
}

/**
 * Runs a command line of an operator.
 *
 * @returns what to print
 * @throws Error with the usage for a wrong command line, or with the reason why nothing was changed
 */
export async function runCommand(database: Database, commandLine: readonly string[]): Promise<string> {
  const { values, positionals } = readOptions(commandLine);
  const [name = '', id = '', verb, ...others] = positionals;
  const { by: operator, reason } = values;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command || !/^\d{1,9}$/.test(id) || others.length > 0 || !operator || !reason) throw new Error(USAGE);
  if (operator.length > 100) throw new Error('--by must have at most 100 characters.');
  if (reason.length > 500) throw new Error('--reason must have at most 500 characters.');
  const printed = await command(database, { userId: Number(id), verb, operator, reason });
  if (printed === undefined) throw new Error(USAGE);
  return printed;
}

function readOptions(commandLine: readonly string[]) {
  try {
    return parseArgs({
      args: [...commandLine],
      allowPositionals: true,
      options: { by: { type: 'string' }, reason: { type: 'string' } },
    });
  } catch {
    throw new Error(USAGE);
  }
}
