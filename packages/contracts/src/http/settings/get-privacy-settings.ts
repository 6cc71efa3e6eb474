import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { privacySettings } from './privacy-settings.ts';

export const getPrivacySettings = defineOperation({
  id: 'getPrivacySettings',
  summary: 'Read your privacy settings',
  method: 'GET',
  path: '/settings/get-privacy',
  authorization: 'required',
  input: z.strictObject({}),
  output: privacySettings,
});
