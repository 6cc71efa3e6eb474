import { parseArgs } from 'node:util';
import { parseTarget } from '../database/moderation/moderation-target.ts';
import { readDecider } from '../moderation/decision.ts';
import { checkDataCommand } from './commands/check-data.ts';
import type { Command, Invocation, OperatorContext } from './commands/command.ts';
import { createEventCommand, createSpaceCommand } from './commands/create.ts';
import { banCommand, dismissCommand, hideCommand, restoreCommand, unbanCommand } from './commands/decide.ts';
import { logCommand } from './commands/log.ts';
import { createOperatorCommand, operatorsCommand, removeOperatorCommand } from './commands/operators.ts';
import { queueCommand, showCommand } from './commands/queue.ts';
import { approveCommand, profilesCommand, rejectCommand } from './commands/review.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  queue: queueCommand,
  show: showCommand,
  hide: hideCommand,
  restore: restoreCommand,
  dismiss: dismissCommand,
  ban: banCommand,
  unban: unbanCommand,
  profiles: profilesCommand,
  approve: approveCommand,
  reject: rejectCommand,
  log: logCommand,
  'create-space': createSpaceCommand,
  'create-event': createEventCommand,
  operators: operatorsCommand,
  'create-operator': createOperatorCommand,
  'remove-operator': removeOperatorCommand,
  'check-data': checkDataCommand,
};

/**
 * Runs a command line of an operator.
 *
 * @returns what to print
 * @throws Error with the usage for an unknown command, or with the reason why nothing was changed
 */
export async function runCommand(context: OperatorContext, commandLine: readonly string[]): Promise<string> {
  const [verb = ''] = commandLine;
  const command = Object.hasOwn(COMMANDS, verb) ? COMMANDS[verb] : undefined;
  if (!command) throw new Error(usage());
  const { positionals, values } = readOptions(command, commandLine.slice(1));
  const { data, text } = await command.run(toInvocation(context, command, positionals, values));
  return values.json === true ? JSON.stringify(data, null, 2) : text;
}

type Values = Readonly<Record<string, unknown>>;

function readOptions(command: Command, args: string[]): { positionals: string[]; values: Values } {
  const shared = { actor: { type: 'string' }, reason: { type: 'string' }, json: { type: 'boolean' } } as const;
  try {
    return parseArgs({ args, allowPositionals: true, options: { ...shared, ...command.options } });
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${usageOf(command)}`);
  }
}

function toInvocation(context: OperatorContext, command: Command, args: string[], values: Values): Invocation {
  const wrong = () => new Error(usageOf(command));
  const text = (option: string) => {
    const value = values[option];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    ...context,
    args,
    text,
    flag: (option) => values[option] === true,
    decider: () => readDecider(text('actor'), text('reason')),
    target() {
      const target = args.length === 1 ? parseTarget(args[0] ?? '') : undefined;
      if (!target) throw wrong();
      return target;
    },
    userId() {
      const [id = ''] = args;
      if (args.length !== 1 || !/^\d{1,9}$/.test(id)) throw wrong();
      return Number(id);
    },
  };
}

const usageOf = ({ usage: [call] }: Command): string => `Usage: npm run moderate -- ${call}`;

const CALL_WIDTH = 52;

function usage(): string {
  const lines = Object.values(COMMANDS).map(({ usage: [call, effect] }) => `  ${call.padEnd(CALL_WIDTH)}${effect}`);
  return `Usage: npm run moderate -- <command>

${lines.join('\n')}

  <target>          post:17, comment:5, message:38-12 (conversation-position), space:4 or user:9
  --actor <name>    who decides; default: the current user
  --json            print JSON

Reads DATABASE_URL. Without it: DATA_DIRECTORY, whose running platform runs the command on its embedded database.`;
}
