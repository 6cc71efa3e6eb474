import type { settingsOperations } from '@xana/contracts/http/all-operations';
import type { Implements } from '../../http/handler.ts';
import { downloadMyData } from './download-my-data.ts';
import { getPrivacySettings } from './get-privacy-settings.ts';
import { updatePrivacySettings } from './update-privacy-settings.ts';

export const settingsHandlers = { downloadMyData, getPrivacySettings, updatePrivacySettings } satisfies Implements<
  typeof settingsOperations
>;
