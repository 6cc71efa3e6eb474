import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described, documented } from '../describe.ts';
import { instant } from '../fields.ts';

/** 0 is before the first id. */
const after = documented(z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)), {
  type: 'integer',
  minimum: 0,
  maximum: 999_999_999,
});

/** For the sitemap: what has a public page, by keyset pages of 1,000 rows. */
export const listPageIds = defineOperation({
  id: 'listPageIds',
  summary: 'List what has a public page (public)',
  description: 'For sitemaps: spaces, events that are not over, or users, in the order of their ids.',
  method: 'GET',
  path: '/item/list-page-ids/:kind/:after',
  isShared: true,
  input: z.strictObject({
    kind: described(z.enum(['space', 'event', 'user']), 'Which pages.'),
    after: described(after, 'Only ids above this one; 0 for the first page.', { examples: [0] }),
  }),
  output: z.object({
    rows: described(
      z.array(
        z.object({
          id: described(z.number(), 'Id of the space, event or user.'),
          entityType: described(z.optional(z.string()), 'Kind of space; absent for others.', {
            examples: ['ENVIRONMENT'],
          }),
          createdAt: described(z.nullable(instant), 'When it was created; null for an event.'),
        }),
      ),
      'At most 1,000 rows.',
    ),
    next: described(z.nullable(z.number()), '`after` of the next page; null on the last one.', { examples: [null] }),
  }),
});
