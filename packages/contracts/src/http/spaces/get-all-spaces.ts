import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id, listOf, pageNumber, pageSize, tagName } from '../fields.ts';
import { entityType } from './entity-type.ts';
import { space } from './space.ts';

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
    kind: described(z.optional(z.enum(['space', 'game'])), 'Only spaces or only games. Default: both.'),
    sort: described(
      z.optional(z.enum(['mostActive', 'recommended', 'new'])),
      'Order. Default: the most visits in total.',
    ),
  }),
  output: listOf(space),
});
