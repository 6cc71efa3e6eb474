import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import type { ReportCategory } from '../tables.ts';

export type ReportTargetType = 'user' | 'post' | 'comment' | 'message' | 'space' | 'event';

interface ReportTarget {
  targetType: ReportTargetType;
  /** A number, or `<conversation>-<sequence>` for a message. */
  targetId: string;
}

/**
 * The reported object with its author, who is null for official content. A message exists only for the members of its
 * conversation.
 *
 * @returns undefined when there is no such object
 */
export async function findReportTarget(
  database: Database,
  { targetType, targetId }: ReportTarget,
  callerId: number,
): Promise<{ author_id: number | null } | undefined> {
  const [id = 0, sequence = 0] = targetId.split('-').map(Number);
  const { rows } = await sql<{ author_id: number | null }>`${selectTarget()}`.execute(database);
  return rows[0];
  function selectTarget() {
    switch (targetType) {
      case 'user':
        return sql`select id author_id from users where id = ${id}`;
      case 'post':
        return sql`select user_id author_id from posts where id = ${id} and deleted_at is null`;
      case 'comment':
        return sql`select user_id author_id from post_comments where id = ${id} and deleted_at is null`;
      case 'space':
        return sql`select creator_id author_id from spaces where id = ${id} and hidden_at is null`;
      case 'event':
        return sql`select host_id author_id from events where id = ${id} and hidden_at is null`;
      case 'message':
        return sql`select sender_id author_id from messages join conversation_members using (conversation_id)
          where conversation_id = ${id} and sequence = ${sequence} and user_id = ${callerId}`;
    }
  }
}

/**
 * A condition: the caller has not reported the post. The subquery does not depend on the row, so PostgreSQL evaluates it once per
 * statement.
 */
export const unreportedPost = (callerId: number | null) => sql<boolean>`posts.id <> all (array(
  select target_id::integer from reports where reporter_id = ${callerId ?? 0} and target_type = 'post'))`;

interface NewReport extends ReportTarget {
  reporterId: number;
  category: ReportCategory | null;
  reason: string;
}

/** A second report of the same target by the same member replaces category and reason of the first, and opens it again. */
export async function upsertReport(
  database: Database,
  { reporterId, targetType, targetId, category, reason }: NewReport,
): Promise<void> {
  await database
    .insertInto('reports')
    .values({ reporter_id: reporterId, target_type: targetType, target_id: targetId, category, reason })
    .onConflict((conflict) =>
      conflict
        .columns(['reporter_id', 'target_type', 'target_id'])
        .doUpdateSet({ category, reason, decision_id: null }),
    )
    .execute();
}
