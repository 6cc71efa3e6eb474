import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { listOf, pageNumber, pageSize } from '../fields.ts';
import { space } from './space.ts';

export const getHotGames = defineOperation({
  id: 'getHotGames',
  summary: 'Games by their visits of the last seven days, page by page.',
  method: 'GET',
  path: '/item/get-hot-games/:pageNumber/:pageSize',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({ pageNumber, pageSize }),
  output: listOf(space),
});
