import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { ownProfile } from './own-profile.ts';

export const singleUser = defineOperation({
  id: 'singleUser',
  summary: 'One’s own profile with everything in it.',
  method: 'GET',
  path: '/users/single-user',
  authorization: 'required',
  input: z.strictObject({}),
  output: ownProfile,
  errors: ['USER_NOT_FOUND'],
});
