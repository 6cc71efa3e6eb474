import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described, named } from '../describe.ts';
import { instant } from '../fields.ts';
import { accountDeletion } from './account-deletion.ts';
import { DATA_SECTIONS } from './data-sections.ts';
import { messageSenders, privacySettings, showsPresence } from './privacy-settings.ts';

export const getPrivacySettings = defineOperation({
  id: 'getPrivacySettings',
  summary: 'Read your privacy settings',
  method: 'GET',
  path: '/settings/get-privacy',
  authorization: 'required',
  input: z.strictObject({}),
  output: privacySettings,
});

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

const dataSection = named(
  'DataSection',
  'The rows that the platform keeps about a member on one subject, the newest first.',
  z.object({
    name: described(z.enum(DATA_SECTIONS), 'The subject.'),
    isComplete: described(z.boolean(), '`false`: only the newest 10,000 rows are contained.'),
    rows: described(
      z.array(z.record(z.string(), z.unknown())),
      'The columns of each row. Other users appear with id and name alone.',
      { examples: [[{ id: 7, text: 'Hello', createdAt: '2026-01-31T09:30:00.000Z' }]] },
    ),
  }),
);

export const downloadMyData = defineOperation({
  id: 'downloadMyData',
  summary: 'Download everything that the platform keeps about you',
  description:
    'Contains what a member wrote, chose, bought and reported, and how they log in. Secrets of sessions and what others wrote are left out. Three times an hour at most.',
  method: 'GET',
  path: '/settings/download-data',
  authorization: 'required',
  input: z.strictObject({}),
  output: z.object({
    createdAt: described(instant, 'When the data was read.'),
    sections: described(z.array(dataSection), 'One section for each subject, also for one without rows.'),
  }),
});

export const deleteAccount = defineOperation({
  id: 'deleteAccount',
  summary: 'Delete your account',
  description:
    'Needs a login, or `reauthenticate`, within the last five minutes. Hides the member at once, ends all sessions, and lets running plans end with their period. After 14 days everything but payments is deleted for good; until then a login and `restoreAccount` keep the account.',
  method: 'POST',
  path: '/settings/delete-account',
  authorization: 'required',
  input: z.strictObject({}),
  output: accountDeletion,
  errors: ['REAUTHENTICATION_REQUIRED', 'PAYMENTS_UNAVAILABLE'],
});

export const restoreAccount = defineOperation({
  id: 'restoreAccount',
  summary: 'Keep an account that waits for its deletion',
  description:
    'Shows the member to others again, as before. Does nothing when the account is not being deleted. `NOT_FOUND` after the 14 days. Plans that were cancelled stay cancelled.',
  method: 'POST',
  path: '/settings/restore-account',
  authorization: 'required',
  isForDeletedAccounts: true,
  input: z.strictObject({}),
  output: accountDeletion,
});
