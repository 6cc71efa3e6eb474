import * as z from '@xana/contracts/schema';
import { described, named } from '../describe.ts';
import { instant } from '../fields.ts';
import { userSummary } from '../users/user-summary.ts';

export const comment = named(
  'Comment',
  'A comment on a post.',
  z.object({
    id: described(z.number(), 'Id of the comment.'),
    feedId: described(z.number(), 'Id of the post.'),
    text: described(z.string(), 'Text of the comment.'),
    createdAt: described(instant, 'When it was written.'),
    user: described(userSummary, 'The author.'),
  }),
);
