import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';

export const checkUsername = defineOperation({
  id: 'checkUsername',
  summary: 'Check whether you can take a username',
  description: 'Your own username is available. The name is not reserved: an update may still find it taken.',
  method: 'GET',
  path: '/users/check-username/:username',
  authorization: 'required',
  input: z.strictObject({
    username: described(z.string().check(z.minLength(1), z.maxLength(256)), 'The wanted username.', {
      examples: ['miachen'],
    }),
  }),
  output: z.object({
    problem: described(
      z.nullable(z.enum(['USERNAME_NOT_VALID', 'NAME_RESERVED', 'USER.USER_ALREADY EXISTS'])),
      'Why you cannot take it; null when it is available.',
    ),
  }),
});
