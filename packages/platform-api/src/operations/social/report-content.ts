import type { reportContent as contract } from '@xana/contracts/http/social/report-content';
import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import { findReportTarget, upsertReport } from '../../database/social/reports.ts';
import type { Handler } from '../../http/handler.ts';
import { readText } from '../../http/read-text.ts';

export const reportContent: Handler<typeof contract> = async ({ input, database, caller, apiError, memberLimits }) => {
  const { targetType, targetId, category = null } = input;
  await memberLimits.require('report', caller.userId);
  const reason = readText('reason', input.reason, TEXT_LIMITS.reportReason);
  const target = await findReportTarget(database, input, caller.userId);
  if (!target) throw apiError('TARGET_NOT_FOUND');
  await upsertReport(database, { reporterId: caller.userId, targetType, targetId, category, reason });
  return { isReported: true, authorId: target.author_id === caller.userId ? null : target.author_id };
};
