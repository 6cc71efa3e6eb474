import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { ownProfile } from './own-profile.ts';

export const singleUser = defineOperation({
  id: 'singleUser',
  summary: 'Get your own profile',
  method: 'GET',
  path: '/users/single-user',
  authorization: 'required',
  input: z.strictObject({}),
  output: ownProfile,
  errors: ['USER_NOT_FOUND'],
});
