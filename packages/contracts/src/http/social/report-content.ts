import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { TEXT_LIMITS } from '../../text-limits.ts';
import { words } from '../fields.ts';

export const reportContent = defineOperation({
  id: 'reportContent',
  summary:
    'Tells those who look after the site about a person or what somebody made. A second report changes the reason.',
  method: 'POST',
  path: '/social/report',
  authorization: 'required',
  input: z.strictObject({
    targetType: z.enum(['user', 'post', 'comment', 'message', 'space']),
    /** The id of that thing; of a message `conversation-sequence`. */
    targetId: z.string().check(z.regex(/^\d{1,9}(-\d{1,9})?$/)),
    reason: words(TEXT_LIMITS.reportReason),
  }),
  output: z.object({ isReported: z.boolean() }),
  errors: ['TARGET_NOT_FOUND'],
});
