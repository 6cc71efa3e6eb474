import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { listOf } from '../fields.ts';
import { space } from './space.ts';

export const getRecommended2dSpaces = defineOperation({
  id: 'getRecommended2dSpaces',
  summary: 'Of the spaces that members built, those that are recommended.',
  method: 'GET',
  path: '/item/get-recommended-2d-spaces',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({}),
  output: listOf(space),
});
