import type { Database } from '../database/connection/connect-database.ts';
import { findModeratedContent, type ModeratedContent } from '../database/moderation/moderated-content.ts';
import { type DecisionRow, findLastDecision, selectDecisions } from '../database/moderation/moderation-log.ts';
import { type QueueRow, type ReportRow, selectQueue, selectReports } from '../database/moderation/moderation-queue.ts';
import type { Target } from '../database/moderation/moderation-target.ts';

/** Targets per page of the queue. */
export const QUEUE_PAGE_SIZE = 25;
const MAX_REPORTS = 100;
const MAX_DECISIONS = 100;

export interface QueueEntry {
  target: Target;
  reports: QueueRow;
  /** Undefined when the content was purged. */
  content: ModeratedContent | undefined;
}

/** One page of the targets with open reports, and how many there are in total. */
export async function readQueue(database: Database, page = 1): Promise<{ count: number; entries: QueueEntry[] }> {
  const { count, rows } = await selectQueue(database, {
    limit: QUEUE_PAGE_SIZE,
    offset: (page - 1) * QUEUE_PAGE_SIZE,
  });
  const entries: QueueEntry[] = [];
  for (const reports of rows) {
    const target: Target = { type: reports.target_type, id: reports.target_id };
    entries.push({ target, reports, content: await readContent(database, target) });
  }
  return { count, entries };
}

export interface Case {
  target: Target;
  content: ModeratedContent | undefined;
  /** The newest first, closed ones too. */
  reports: ReportRow[];
  decisions: DecisionRow[];
}

/** All that an operator needs to decide on a target. */
export async function readCase(database: Database, target: Target): Promise<Case> {
  const [content, reports, decisions] = await Promise.all([
    readContent(database, target),
    selectReports(database, target, MAX_REPORTS),
    selectDecisions(database, { target, limit: MAX_DECISIONS }),
  ]);
  return { target, content, reports, decisions };
}

/** The content as it was before it was hidden: the log keeps the text of a hidden message. */
async function readContent(database: Database, target: Target): Promise<ModeratedContent | undefined> {
  const content = await findModeratedContent(database, target);
  if (!content?.is_hidden || target.type !== 'message') return content;
  const hidden = await findLastDecision(database, target, ['hide']);
  return { ...content, text: String(hidden?.before.body ?? '') };
}
