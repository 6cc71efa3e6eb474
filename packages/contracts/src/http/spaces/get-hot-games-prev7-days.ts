import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { listOf } from '../fields.ts';
import { space } from './space.ts';

export const getHotGamesPrev7Days = defineOperation({
  id: 'getHotGamesPrev7Days',
  summary: 'Games by their visits of the last seven days, a recent visit counting more.',
  method: 'GET',
  path: '/world/get-hot-games-prev7-days',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({}),
  output: listOf(space),
});
