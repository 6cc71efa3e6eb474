import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { listOf, pageNumber, pageSize } from '../fields.ts';
import { space } from './space.ts';

export const getMySpaces = defineOperation({
  id: 'getMySpaces',
  summary: 'List the spaces that you built, newest first',
  method: 'GET',
  path: '/world/get-my-spaces/:pageNumber/:pageSize',
  authorization: 'required',
  input: z.strictObject({ pageNumber, pageSize }),
  output: listOf(space),
});
