import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';

export const endSession = defineOperation({
  id: 'endSession',
  summary: 'Log out one of one’s own sessions.',
  method: 'DELETE',
  path: '/auth/sessions/:id',
  authorization: 'required',
  input: z.strictObject({ id: z.string().check(z.maxLength(64)) }),
  output: z.object({}),
  errors: ['NOT_FOUND'],
});
