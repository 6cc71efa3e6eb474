import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { onlineCountOfSpace, spaceId } from './presence.ts';

export const leaveSpace = defineOperation({
  id: 'leaveSpace',
  summary: 'Leave a space',
  description: 'Does nothing when you are in another space, or in none.',
  method: 'DELETE',
  path: '/world/leave-space/:spaceId',
  authorization: 'optional',
  input: z.strictObject({ spaceId }),
  output: onlineCountOfSpace,
});
