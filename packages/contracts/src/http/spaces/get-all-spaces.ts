import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { id, listOf, pageNumber, pageSize, tagName } from '../fields.ts';
import { entityType, space } from './space.ts';

/** The specification's `?{tagType}={type}`: these keys are filters, others are ignored. */
export const getAllSpaces = defineOperation({
  id: 'getAllSpaces',
  summary: 'Public worlds, page by page.',
  method: 'GET',
  path: '/world/get-all-spaces/:pageNumber/:pageSize',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({
    pageNumber,
    pageSize,
    tag: z.optional(tagName),
    /** Other spellings of `tag`. */
    tags: z.optional(tagName),
    tagName: z.optional(tagName),
    tagType: z.optional(tagName),
    entityType: z.optional(entityType),
    /** Those that one person built. */
    creatorId: z.optional(id),
    /** Both unless said. */
    kind: z.optional(z.enum(['space', 'game'])),
    sort: z.optional(z.enum(['mostActive', 'recommended', 'new'])),
  }),
  output: listOf(space),
});
