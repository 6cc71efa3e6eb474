import { sql } from 'kysely';
import type { Database } from './connect-database.ts';
import type { Tables } from './tables.ts';

interface ReportTarget {
  targetType: Tables['reports']['target_type'];
  /** A number, or `<conversation>-<sequence>` for a message. */
  targetId: string;
}

/** Whether the reported object exists. A message exists only for the members of its conversation. */
export async function hasReportTarget(
  database: Database,
  { targetType, targetId }: ReportTarget,
  callerId: number,
): Promise<boolean> {
  const [id = 0, sequence = 0] = targetId.split('-').map(Number);
  const { rows } = await sql<{ exists: boolean }>`select exists (${selectTarget()})`.execute(database);
  return rows[0]?.exists ?? false;

  function selectTarget() {
    switch (targetType) {
      case 'user':
        return sql`select from users where id = ${id}`;
      case 'post':
        return sql`select from posts where id = ${id}`;
      case 'comment':
        return sql`select from post_comments where id = ${id}`;
      case 'space':
        return sql`select from spaces where id = ${id}`;
      case 'message':
        return sql`select from messages join conversation_members using (conversation_id)
          where conversation_id = ${id} and sequence = ${sequence} and user_id = ${callerId}`;
    }
  }
}

interface NewReport extends ReportTarget {
  reporterId: number;
  reason: string;
}

/** A second report of the same target by the same member replaces the reason of the first. */
export async function upsertReport(
  database: Database,
  { reporterId, targetType, targetId, reason }: NewReport,
): Promise<void> {
  await database
    .insertInto('reports')
    .values({ reporter_id: reporterId, target_type: targetType, target_id: targetId, reason })
    .onConflict((conflict) => conflict.columns(['reporter_id', 'target_type', 'target_id']).doUpdateSet({ reason }))
    .execute();
}
