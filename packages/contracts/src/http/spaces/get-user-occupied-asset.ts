import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { listOf, pageNumber, pageSize } from '../fields.ts';
import { builtWorld } from './built-world.ts';

export const getUserOccupiedAsset = defineOperation({
  id: 'getUserOccupiedAsset',
  summary: 'List your 3D scenes that a space uses, newest first',
  method: 'GET',
  path: '/item/get-user-occupied-asset/:pageNumber/:pageSize',
  authorization: 'required',
  input: z.strictObject({ pageNumber, pageSize }),
  output: listOf(builtWorld),
});
