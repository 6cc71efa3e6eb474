import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { pushSettings } from './push-settings.ts';

export const getPushSettings = defineOperation({
  id: 'getPushSettings',
  summary: 'Read the push subscription of this session',
  method: 'GET',
  path: '/notifications/get-push-settings',
  authorization: 'required',
  input: z.strictObject({}),
  output: pushSettings,
});
