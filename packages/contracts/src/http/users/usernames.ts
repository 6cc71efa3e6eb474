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

export const suggestUsernames = defineOperation({
  id: 'suggestUsernames',
  summary: 'Suggest usernames that you can take',
  description:
    'Up to three usernames made of your name, and of common nouns where it has no Latin letters. They are free but not reserved: an update may still find one taken.',
  method: 'GET',
  path: '/users/suggest-usernames',
  authorization: 'required',
  input: z.strictObject({}),
  output: z.object({
    usernames: described(z.array(z.string()), 'The suggestions, the shortest first.', {
      examples: [['miachen', 'miachen27', 'sunnymiachen']],
    }),
  }),
});

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
