import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';

export const getPopularTags = defineOperation({
  id: 'getPopularTags',
  summary: 'List popular tags',
  description:
    'The tags of the spaces that are visited now: each space counts once, and once more for each visit of the last seven days; a recent visit counts more.',
  method: 'GET',
  path: '/world/get-popular-tags',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({}),
  output: z.object({
    tags: described(
      z.array(described(z.string(), 'Key of the tag.', { examples: ['music'] })),
      'At most twelve, the most popular first.',
    ),
  }),
});
