import type { getPrivacySettings as contract } from '@xana/contracts/http/settings/get-privacy-settings';
import { selectPrivacySettings } from '../../database/settings/privacy-settings.ts';
import type { Handler } from '../../http/handler.ts';

export const getPrivacySettings: Handler<typeof contract> = ({ caller, database }) =>
  selectPrivacySettings(database, caller.userId);
