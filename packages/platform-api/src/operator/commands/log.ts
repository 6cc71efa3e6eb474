import { type DecisionRow, selectDecisions } from '../../database/moderation/moderation-log.ts';
import type { Command } from './command.ts';
import { formatTime, textTable } from './text-table.ts';

const MAX_SHOWN = 50;

export const logCommand: Command = {
  usage: ['log [<target>] [--operator <name>] [--before <id>]', 'the decisions, the newest first'],
  options: { operator: { type: 'string' }, before: { type: 'string' } },
  async run({ database, args, text, target }) {
    const before = text('before');
    if (before !== undefined && !/^\d{1,9}$/.test(before)) throw new Error('--before must be the id of a decision.');
    const decisions = await selectDecisions(database, {
      target: args.length > 0 ? target() : undefined,
      operator: text('operator'),
      beforeId: before === undefined ? undefined : Number(before),
      limit: MAX_SHOWN,
    });
    return { data: decisions, text: decisions.length > 0 ? logTable(decisions) : 'No decisions.' };
  },
};

export const logTable = (decisions: readonly DecisionRow[]): string =>
  textTable(
    ['decision', 'time (UTC)', 'operator', 'action', 'target', 'reason'],
    decisions.map(({ id, created_at, operator, action, target_type, target_id, reason }) => [
      ...[String(id), formatTime(created_at), operator, action, `${target_type}:${target_id}`, reason],
    ]),
  );
