import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { builderLoginHash, deviceId } from './hand-off-fields.ts';

/** A link that somebody else sent shows a number that is on no screen of the reader's. */
export const describeHandOff = defineOperation({
  id: 'describeHandOff',
  summary: 'The two digits that the app shows too, so that a person sees that it is theirs before they let it in.',
  method: 'POST',
  path: '/auth/describe-hand-off',
  isLogin: true,
  input: z.strictObject({ builderLoginHash, deviceId }),
  output: z.object({ number: z.string().check(z.regex(/^\d\d$/)) }),
});
