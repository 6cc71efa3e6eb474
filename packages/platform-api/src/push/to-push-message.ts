import type { Notification } from '@xana/contracts/http/notifications/notification';
import type { PushMessage } from '@xana/contracts/push-message';
import { formatDayAndTime } from '@xana/i18n/formats/dates';
import { notificationLink } from '@xana/i18n/notifications/notification-link';
import { notificationExcerpt, notificationText } from '@xana/i18n/notifications/notification-text';
import { platformText } from '@xana/i18n/notifications/platform-text';

/** A notification as a device shows it, in the language of the subscription. */
export function toPushMessage(
  notification: Notification,
  { userId, locale }: { userId: number; locale: PushMessage['locale'] },
): PushMessage {
  return {
    kind: notification.kind,
    // The platform does not know where the device is; the text names the zone.
    title: notificationText(platformText(locale), notification, (iso) => formatDayAndTime(iso, locale, 'UTC')),
    body: notificationExcerpt(notification) ?? '',
    path: notificationLink(notification, userId),
    tag: `notification-${notification.id}`,
    locale,
  };
}
