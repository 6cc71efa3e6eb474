import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { listOf, tagName } from '../fields.ts';
import { space } from './space.ts';

export const getHotSpacesByTagName = defineOperation({
  id: 'getHotSpacesByTagName',
  summary: 'Spaces with a tag, in any letter case, by their visits of the last seven days.',
  method: 'GET',
  path: '/item/get-hot-spaces-by-tagName/:tag',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({ tag: tagName }),
  output: listOf(space),
});
