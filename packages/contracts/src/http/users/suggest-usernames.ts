import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';

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
