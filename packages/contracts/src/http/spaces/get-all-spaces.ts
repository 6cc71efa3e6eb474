import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id, listOf, pageNumber, pageSize, tagName } from '../fields.ts';
import { entityType } from './entity-type.ts';
import { space } from './space.ts';
import { spaceFilter } from './space-filter.ts';

const otherSpelling = described(z.optional(tagName), 'Another spelling of `tag`.');

/** The specification writes `?{tagType}={type}`: these keys filter, other keys are ignored. */
export const getAllSpaces = defineOperation({
  id: 'getAllSpaces',
  summary: 'List spaces',
  method: 'GET',
  path: '/world/get-all-spaces/:pageNumber/:pageSize',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({
    pageNumber,
    pageSize,
    tag: z.optional(tagName),
    tags: otherSpelling,
    tagName: otherSpelling,
    tagType: otherSpelling,
    entityType: described(z.optional(entityType), 'Only spaces of this kind.'),
    creatorId: described(z.optional(id), 'Only spaces that this user built.'),
    ...spaceFilter,
    sort: described(
      z.optional(z.enum(['mostActive', 'last7Days', 'recommended', 'new'])),
      'Order. `mostActive`: visits of the last 7 days, of which recent ones count more. `last7Days`: visits of the last 7 days. `new`: the newest space first, or with `list=favourites` the one that you marked last. Default: the most visits in total.',
    ),
  }),
  output: listOf(space),
});
