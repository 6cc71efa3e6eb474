import type { settingsOperations } from '@xana/contracts/http/all-operations';
import type { Implements } from '../../http/handler.ts';
import { deleteAccount } from './delete-account.ts';
import { downloadMyData } from './download-my-data.ts';
import { getPrivacySettings } from './get-privacy-settings.ts';
import { restoreAccount } from './restore-account.ts';
import { updatePrivacySettings } from './update-privacy-settings.ts';

export const settingsHandlers = {
  deleteAccount,
  downloadMyData,
  getPrivacySettings,
  restoreAccount,
  updatePrivacySettings,
} satisfies Implements<typeof settingsOperations>;
