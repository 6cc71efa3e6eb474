import type { updateNotificationSettings as contract } from '@xana/contracts/http/notifications/update-notification-settings';
import { selectDisabledKinds, updateKind } from '../../database/notifications/notification-settings.ts';
import type { Handler } from '../../http/handler.ts';

export const updateNotificationSettings: Handler<typeof contract> = async ({ input, caller, database }) => {
  await updateKind(database, { userId: caller.userId, ...input });
  return { disabledKinds: await selectDisabledKinds(database, caller.userId) };
};
