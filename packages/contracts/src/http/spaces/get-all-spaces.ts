import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { id, listOf, pageNumber, pageSize, tagName } from '../fields.ts';
import { entityType, world } from './world.ts';

/** The spec's `?{tagType}={type}`: only these keys, so that no name of a column travels in an address. */
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
    entityType: z.optional(entityType),
    /** Those that one person built. */
    creatorId: z.optional(id),
    /** Both unless said. */
    kind: z.optional(z.enum(['space', 'game'])),
    sort: z.optional(z.enum(['mostActive', 'recommended', 'new'])),
  }),
  output: listOf(world),
});
