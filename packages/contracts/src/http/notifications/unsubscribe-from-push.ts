import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { pushSettings } from './push-settings.ts';

export const unsubscribeFromPush = defineOperation({
  id: 'unsubscribeFromPush',
  summary: 'Stop sending your notifications to this browser',
  description: 'Ends the subscription of this session. Repeating the request changes nothing.',
  method: 'DELETE',
  path: '/notifications/unsubscribe-push',
  authorization: 'required',
  input: z.strictObject({}),
  output: pushSettings,
});
