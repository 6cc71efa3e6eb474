import { insertDecision } from '../../database/moderation/moderation-log.ts';
import { deleteOperator, selectOperators, upsertOperator } from '../../database/operator/operators.ts';
import { DecisionError, readDecider } from '../../moderation/decision.ts';
import { hashPassword, newPassword } from '../passwords.ts';
import type { Command, Invocation } from './command.ts';
import { formatTime, textTable } from './text-table.ts';

const NAME = /^[A-Za-z0-9._-]{1,40}$/;

function readName({ args: [name = '', ...others] }: Invocation): string {
  if (!NAME.test(name) || others.length > 0)
    throw new DecisionError('Name an operator: 1 to 40 letters, digits, dots, dashes or underscores.');
  return name;
}

export const createOperatorCommand: Command = {
  usage: ['create-operator <name>', 'prints a password for the operator page; a second call replaces it'],
  async run(invocation) {
    const name = readName(invocation);
    const { text, database } = invocation;
    const decider = readDecider(text('actor'), text('reason') ?? 'Access to the operator page');
    const password = newPassword();
    const passwordHash = await hashPassword(password);
    const isNew = await database.transaction().execute(async (transaction) => {
      const added = await upsertOperator(transaction, { name, passwordHash });
      const target = { target_type: 'operator' as const, target_id: name };
      await insertDecision(transaction, { ...decider, ...target, action: 'create', after: { isNew: added } });
      return added;
    });
    const done = isNew ? 'was created' : 'has a new password, and the sessions ended';
    return { data: { name, password, isNew }, text: `Operator ${name} ${done}. Password: ${password}` };
  },
};

export const removeOperatorCommand: Command = {
  usage: ['remove-operator <name> --reason "…"', 'ends the access to the operator page at once'],
  async run(invocation) {
    const name = readName(invocation);
    const decider = invocation.decider();
    await invocation.database.transaction().execute(async (transaction) => {
      if (!(await deleteOperator(transaction, name))) throw new DecisionError(`There is no operator ${name}.`);
      const target = { target_type: 'operator' as const, target_id: name };
      await insertDecision(transaction, { ...decider, ...target, action: 'remove' });
    });
    return { data: { name }, text: `Operator ${name} has no access any more.` };
  },
};

export const operatorsCommand: Command = {
  usage: ['operators', 'who may log in to the operator page'],
  async run({ database }) {
    const operators = await selectOperators(database);
    const rows = operators.map(({ name, created_at }) => [name, formatTime(created_at)]);
    return { data: operators, text: rows.length > 0 ? textTable(['name', 'since (UTC)'], rows) : 'No operators.' };
  },
};
