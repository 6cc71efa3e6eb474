import type { getNotificationSettings as contract } from '@xana/contracts/http/notifications/get-notification-settings';
import { selectDisabledKinds } from '../../database/notifications/notification-settings.ts';
import type { Handler } from '../../http/handler.ts';

export const getNotificationSettings: Handler<typeof contract> = async ({ caller, database }) => ({
  disabledKinds: await selectDisabledKinds(database, caller.userId),
});
