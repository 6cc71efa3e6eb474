import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { builderLoginHash, deviceId } from './hand-off-fields.ts';

export const denyHandOff = defineOperation({
  id: 'denyHandOff',
  summary: 'Turn a waiting app away',
  description:
    'Tells the app at its socket (`handOffDenied`) and withdraws a code that this member granted and the app has not exchanged.',
  method: 'POST',
  path: '/auth/deny-hand-off',
  authorization: 'required',
  isLogin: true,
  input: z.strictObject({ builderLoginHash, deviceId }),
  output: z.object({}),
});
