import type { Notification } from '@xana/contracts/http/notifications/notification';
import type { PushMessage } from '@xana/contracts/push-message';
import { formatDayAndTime } from '@xana/i18n/formats/dates';
import { notificationLink } from '@xana/i18n/notifications/notification-link';
import { notificationExcerpt, notificationText } from '@xana/i18n/notifications/notification-text';
import { platformText } from '@xana/i18n/notifications/platform-text';
import { findUnreadNotification } from '../database/notifications/notification-pages.ts';
import {
  claimPushMessages,
  type DuePushMessage,
  finishPushMessage,
  postponePushMessage,
} from '../database/notifications/push-messages.ts';
import { deleteGoneSubscription } from '../database/notifications/push-subscriptions.ts';
import type { PushService } from '../gateways/push-service/push-service.ts';
import { toNotification } from '../operations/notifications/to-notification.ts';
import type { Platform } from '../platform.ts';
import { pushMessages } from './push-metrics.ts';

const BATCH_SIZE = 20;
/** Longer than a push service may take to answer. */
const CLAIM_SECONDS = 60;
const MAX_ATTEMPTS = 6;
const FIRST_RETRY_MS = 15_000;
const MAX_RETRY_MS = 3_600_000;

const DAY_SECONDS = 86_400;
/** A reminder of an event is of no use long after its beginning. */
const EVENT_TTL_SECONDS = 900;

type Sending = Pick<Platform, 'database' | 'config' | 'onError'> & { push: PushService };

/**
 * Sends the push messages that are due. Every instance runs it: a message is claimed by one of them. Content is read when it is sent,
 * so what was read, blocked or turned off in the meantime is not sent.
 *
 * @returns the number of claimed messages; a full batch means that more may be due
 */
export async function sendPushMessages(platform: Sending): Promise<{ claimed: number; isFull: boolean }> {
  const due = await claimPushMessages(platform.database, { limit: BATCH_SIZE, claimSeconds: CLAIM_SECONDS });
  await Promise.all(due.map((message) => sendOne(platform, message).catch(platform.onError)));
  return { claimed: due.length, isFull: due.length === BATCH_SIZE };
}

async function sendOne({ database, config, onError, push }: Sending, due: DuePushMessage): Promise<void> {
  const row = await findUnreadNotification(database, due.userId, due.notificationId);
  if (!row) return finishPushMessage(database, due, false);
  const notification = toNotification(config, row);
  const outcome = await push.send(due, toPushMessage(notification, due), {
    ttlSeconds: notification.eventMoment ? EVENT_TTL_SECONDS : DAY_SECONDS,
    urgency: notification.kind === 'event' ? 'high' : 'normal',
  });
  switch (outcome.kind) {
    case 'sent':
      pushMessages.inc({ outcome: 'sent' });
      return finishPushMessage(database, due, true);
    case 'gone':
      pushMessages.inc({ outcome: 'gone' });
      return deleteGoneSubscription(database, due);
    case 'failed':
      if (due.attempt >= MAX_ATTEMPTS) break;
      pushMessages.inc({ outcome: 'postponed' });
      return postponePushMessage(database, due, retryDelay(due.attempt, outcome));
  }
  pushMessages.inc({ outcome: 'dropped' });
  onError(new Error(`A push message to ${new URL(due.endpoint).host} was given up: ${outcome.reason}.`));
  return finishPushMessage(database, due, false);
}

/** Exponential backoff: 15 s, 30 s, … or longer if the service asks for it, at most an hour. */
const retryDelay = (attempt: number, { retryAfterMs = 0 }: { retryAfterMs: number | undefined }): number =>
  Math.min(MAX_RETRY_MS, Math.max(retryAfterMs, FIRST_RETRY_MS * 2 ** (attempt - 1)));

/** A notification as a device shows it, in the language of the subscription. */
function toPushMessage(
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
