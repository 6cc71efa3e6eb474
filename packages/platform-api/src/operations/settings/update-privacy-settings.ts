import type { updatePrivacySettings as contract } from '@xana/contracts/http/settings/update-privacy-settings';
import { selectPrivacySettings, updatePrivacy } from '../../database/settings/privacy-settings.ts';
import type { Handler } from '../../http/handler.ts';

export const updatePrivacySettings: Handler<typeof contract> = async ({ input, caller, database, presences }) => {
  const { userId } = caller;
  await updatePrivacy(database, userId, input);
  const settings = await selectPrivacySettings(database, userId);
  if (input.showsPresence !== undefined) presences.emit({ userId, isShown: settings.showsPresence });
  return settings;
};
