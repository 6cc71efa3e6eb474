import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { builderLoginHash, deviceId, handOffNumber } from './hand-off-fields.ts';

export const describeHandOff = defineOperation({
  id: 'describeHandOff',
  summary: 'Get the number that a waiting app shows',
  description:
    'The page shows the same two digits before the user lets the app in. A link that an attacker sent shows a number that is on no screen of the user.',
  method: 'POST',
  isRead: true,
  path: '/auth/describe-hand-off',
  isLogin: true,
  input: z.strictObject({ builderLoginHash, deviceId }),
  output: z.object({ number: handOffNumber }),
});
