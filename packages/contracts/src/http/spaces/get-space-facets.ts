import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { spaceFilter } from './space-filter.ts';

export const getSpaceFacets = defineOperation({
  id: 'getSpaceFacets',
  summary: 'Count spaces by tag',
  description: 'For a filter of `getAllSpaces`: how many spaces match, and how many of them have each tag.',
  method: 'GET',
  path: '/world/get-space-facets',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject(spaceFilter),
  output: z.object({
    count: described(z.int(), 'Number of spaces that match.'),
    tags: described(
      z.array(
        z.object({
          tag: described(z.string(), 'Key of the tag.', { examples: ['music'] }),
          count: described(z.int(), 'Number of spaces that match and have the tag.'),
        }),
      ),
      'Tags that at least one of them has, the most frequent first.',
    ),
  }),
});
