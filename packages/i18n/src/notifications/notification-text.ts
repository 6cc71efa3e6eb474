import type { Notification } from '@xana/contracts/http/notifications/notification';
import type { TextOf } from '../define-phrases.ts';
import type { en } from './en.ts';

type Text = TextOf<typeof en>;

/** "Ren, Yui and 3 others liked your post". @param formatTime of an ISO 8601 time */
export function notificationText(t: Text, notification: Notification, formatTime: (iso: string) => string): string {
  const { kind, payment, approval, moderation } = notification;
  if (moderation) {
    const { outcome, targetType, reason } = moderation;
    return t(`text.moderation.${outcome}`, { target: t(`target.${targetType}`), reason: reason ?? '' });
  }
  switch (kind) {
    case 'event':
      return eventText(t, notification, formatTime);
    case 'payment':
      return t(`text.payment.${payment?.outcome ?? 'credited'}`, { xeny: payment?.xeny ?? 0 });
    case 'approval':
      return t(`text.approval.${approval ?? 'approved'}`);
    default:
      return t(`text.${kind}`, { names: namesOf(t, notification) });
  }
}

function eventText(
  t: Text,
  { event, eventMoment, eventChange, eventStartsAt }: Notification,
  formatTime: (iso: string) => string,
): string {
  const title = event?.title ?? '';
  if (!eventChange) return t(eventMoment === 'soon' ? 'text.eventSoon' : 'text.event', { title });
  return t(`text.eventChange.${eventChange}`, { title, time: eventStartsAt ? formatTime(eventStartsAt) : '' });
}

function namesOf(t: Text, { actors: [first, second], actorCount }: Notification): string {
  const names = { first: first?.name ?? '', second: second?.name ?? '' };
  if (actorCount <= 1) return t('names.one', names);
  return actorCount === 2 ? t('names.two', names) : t('names.more', { ...names, count: actorCount - 2 });
}

/** The text of the comment or the post that the notification is about. */
export const notificationExcerpt = ({ comment, post }: Notification): string | undefined => comment?.text ?? post?.text;
