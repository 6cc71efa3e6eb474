import type { Insertable } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import type { ModerationAction, ModerationTables } from './moderation-tables.ts';
import type { Target } from './moderation-target.ts';

type Changes = Record<string, unknown>;
type NewDecision = Omit<Insertable<ModerationTables['moderation_log']>, 'before' | 'after'> & {
  before?: Changes;
  after?: Changes;
};

/** Logs a decision. Run it in the transaction of what it changes. @returns the id of the entry */
export async function insertDecision(
  transaction: Database,
  { before = {}, after = {}, ...decision }: NewDecision,
): Promise<number> {
  const { id } = await transaction
    .insertInto('moderation_log')
    .values({ ...decision, before: JSON.stringify(before), after: JSON.stringify(after) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type DecisionRow = Awaited<ReturnType<typeof selectDecisions>>[number];

interface LogFilter {
  target?: Target | undefined;
  operator?: string | undefined;
  /** Only older entries. */
  beforeId?: number | undefined;
  limit: number;
}

/** The newest decisions first. */
export function selectDecisions(database: Database, { target, operator, beforeId, limit }: LogFilter) {
  let decisions = database.selectFrom('moderation_log').selectAll();
  if (target) decisions = decisions.where('target_type', '=', target.type).where('target_id', '=', target.id);
  if (operator) decisions = decisions.where('operator', '=', operator);
  if (beforeId) decisions = decisions.where('id', '<', beforeId);
  return decisions.orderBy('id', 'desc').limit(limit).execute();
}

/** The last decision of these kinds on a target. */
export function findLastDecision(database: Database, target: Target, actions: readonly ModerationAction[]) {
  return database
    .selectFrom('moderation_log')
    .selectAll()
    .where('target_type', '=', target.type)
    .where('target_id', '=', target.id)
    .where('action', 'in', actions)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
