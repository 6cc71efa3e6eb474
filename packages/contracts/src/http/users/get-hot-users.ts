import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { listOf } from '../fields.ts';
import { rankedUser } from './user.ts';

export const getHotUsers = defineOperation({
  id: 'getHotUsers',
  summary: 'List the users with the most visited spaces',
  description: 'By the visits of the last seven days; a recent visit counts more.',
  method: 'GET',
  path: '/users/get-hot-users',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({}),
  output: listOf(rankedUser),
});
