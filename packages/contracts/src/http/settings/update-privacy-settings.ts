import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { messageSenders, privacySettings, showsPresence } from './privacy-settings.ts';

export const updatePrivacySettings = defineOperation({
  id: 'updatePrivacySettings',
  summary: 'Change your privacy settings',
  description:
    'Fields that are left out keep their value. Takes effect at once: friends see a member who hides the presence leave.',
  method: 'PUT',
  path: '/settings/update-privacy',
  authorization: 'required',
  input: z.strictObject({ messageSenders: z.optional(messageSenders), showsPresence: z.optional(showsPresence) }),
  output: privacySettings,
});
