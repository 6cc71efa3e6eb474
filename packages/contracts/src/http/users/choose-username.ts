import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';

export const chooseUsername = defineOperation({
  id: 'chooseUsername',
  summary: 'Replace your generated username',
  description:
    'Works once, while your username is the generated one, and needs no acceptance of the terms. Later, `updateProfile` changes it.',
  method: 'POST',
  path: '/users/choose-username',
  authorization: 'required',
  input: z.strictObject({
    username: described(
      z.string().check(z.minLength(1), z.maxLength(256)),
      'Letters and digits, at least one letter.',
      {
        examples: ['lanternfox'],
      },
    ),
  }),
  output: z.object({ username: described(z.string(), 'Your username.') }),
  errors: ['USERNAME_NOT_VALID', 'NAME_RESERVED', 'USER.USER_ALREADY EXISTS', 'PROFILE_CHANGED'],
});
