import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { TEXT_LIMITS } from '../../text-limits.ts';
import { described } from '../describe.ts';
import { words } from '../fields.ts';
import { REPORT_CATEGORIES } from './report-categories.ts';

export const reportContent = defineOperation({
  id: 'reportContent',
  summary: 'Report a user or content to the moderators',
  description: 'A second report of the same target replaces the reason.',
  method: 'POST',
  path: '/social/report',
  authorization: 'required',
  input: z.strictObject({
    targetType: described(z.enum(['user', 'post', 'comment', 'message', 'space', 'event']), 'What is reported.'),
    targetId: described(
      z.string().check(z.regex(/^\d{1,9}(-\d{1,9})?$/)),
      'Its id; the id of a message is `conversation-position`.',
      { examples: ['38'] },
    ),
    category: z.optional(described(z.enum(REPORT_CATEGORIES), 'The kind of problem.')),
    reason: described(words(TEXT_LIMITS.reportReason), 'What is wrong with it.', { examples: ['Spam'] }),
  }),
  output: z.object({
    isReported: described(z.boolean(), 'Always `true`.'),
    authorId: described(
      z.nullable(z.number()),
      'The reported user, or the author of the reported content; null for official content and for your own.',
    ),
  }),
  errors: ['TARGET_NOT_FOUND'],
});
