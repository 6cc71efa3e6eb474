import type { reportContent as contract } from '@xana/contracts/http/social/report-content';
import type { InputOf } from '@xana/contracts/operation';
import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import { type RawBuilder, sql } from 'kysely';
import type { Caller, Handler } from '../../http/handler.ts';
import { readText } from '../../http/read-text.ts';

export const reportContent: Handler<typeof contract> = async ({ input, database, caller, apiError, memberLimits }) => {
  await memberLimits.require('report', caller.userId);
  const reason = readText('reason', input.reason, TEXT_LIMITS.reportReason);
  const { rows } = await sql`select ${found(input, caller)} "isThere"`.execute(database);
  if (!(rows[0] as { isThere: boolean }).isThere) throw apiError('TARGET_NOT_FOUND');
  await database
    .insertInto('reports')
    .values({
      reporter_id: caller.userId,
      target_type: input.targetType,
      target_id: input.targetId,
      reason,
    })
    .onConflict((conflict) => conflict.columns(['reporter_id', 'target_type', 'target_id']).doUpdateSet({ reason }))
    .execute();
  return { isReported: true };
};

/** A message can be reported by who is in its conversation and by nobody else. */
function found({ targetType, targetId }: InputOf<typeof contract>, caller: Caller): RawBuilder<unknown> {
  const [id = 0, sequence = 0] = targetId.split('-').map(Number);
  switch (targetType) {
    case 'user':
      return sql`exists (select from users where id = ${id})`;
    case 'post':
      return sql`exists (select from posts where id = ${id})`;
    case 'comment':
      return sql`exists (select from post_comments where id = ${id})`;
    case 'space':
      return sql`exists (select from spaces where id = ${id})`;
    case 'message':
      return sql`exists (select from messages join conversation_members using (conversation_id)
        where conversation_id = ${id} and sequence = ${sequence} and user_id = ${caller.userId})`;
  }
}
