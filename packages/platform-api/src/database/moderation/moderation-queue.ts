import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import type { ReportTargetType } from '../social/reports.ts';
import type { ReportCategory } from '../tables.ts';
import type { Target } from './moderation-target.ts';

export interface QueueRow {
  target_type: ReportTargetType;
  target_id: string;
  report_count: number;
  /** Each category once, the most frequent first. */
  categories: ReportCategory[];
  first_reported_at: Date;
  last_reported_at: Date;
}

/** The targets with open reports, ordered by the number of reports, then by the time of the first report. */
export async function selectQueue(
  database: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; rows: QueueRow[] }> {
  const { rows: counts } = await sql<{
    count: number;
  }>`select count(distinct (target_type, target_id))::integer as count
    from reports where decision_id is null`.execute(database);
  const { rows } = await sql<QueueRow>`
    select target_type, target_id, sum(number)::integer report_count,
      coalesce(array_agg(category order by number desc, category) filter (where category is not null), '{}') categories,
      min(first_at) first_reported_at, max(last_at) last_reported_at
    from (select target_type, target_id, category, count(*) number, min(created_at) first_at, max(created_at) last_at
      from reports where decision_id is null group by target_type, target_id, category) by_category
    group by target_type, target_id
    order by report_count desc, first_reported_at, target_type, target_id limit ${limit} offset ${offset}`.execute(
    database,
  );
  return { count: counts[0]?.count ?? 0, rows };
}

export type ReportRow = Awaited<ReturnType<typeof selectReports>>[number];

/** The reports of a target with their reporters, the newest first, also those that are closed. */
export function selectReports(database: Database, { type, id }: Target, limit: number) {
  return database
    .selectFrom('reports')
    .innerJoin('users', 'users.id', 'reports.reporter_id')
    .select(['reports.id', 'category', 'reason', 'reports.created_at', 'decision_id'])
    .select(['reporter_id', 'users.name as reporter_name'])
    .where('target_type', '=', type)
    .where('target_id', '=', id)
    .orderBy('reports.id', 'desc')
    .limit(limit)
    .execute();
}

/** Closes the open reports of a target. @returns who reported it */
export async function resolveReports(
  transaction: Database,
  { type, id }: Target,
  decisionId: number,
): Promise<number[]> {
  const rows = await transaction
    .updateTable('reports')
    .set({ decision_id: decisionId })
    .where('target_type', '=', type)
    .where('target_id', '=', id)
    .where('decision_id', 'is', null)
    .returning('reporter_id')
    .execute();
  return rows.map(({ reporter_id }) => reporter_id);
}

/** Members whose profile waits for approval: those who filled in what an approval is about, the newest first. */
export function selectPendingProfiles(database: Database, limit: number) {
  return database
    .selectFrom('users')
    .select(['id', 'name', 'username', 'bio', 'twitter', 'instagram', 'discord', 'youtube', 'website', 'created_at'])
    .where('approval_state', '=', 'pending')
    .where('is_inactive', '=', false)
    .where(sql<boolean>`coalesce(twitter, instagram, discord, youtube, website) is not null`)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
