import { definePhrases } from '@xana/i18n';
import { en as texts } from '@xana/i18n/notifications/en';

export const en = {
  ...texts,
  title: 'Notifications',
  'bell.unread_one': 'Notifications, {{count}} unread',
  'bell.unread_other': 'Notifications, {{count}} unread',
  'bell.many': 'Notifications, more than 99 unread',
  seeAll: 'See all',
  markAllRead: 'Mark all as read',
  failed: 'Your notifications could not be loaded',
  empty: 'No notifications yet',
  'empty.hint': 'You will see here who follows you and what people do with your posts.',
  'empty.unread': 'You have read everything',
  'empty.kind': 'None of this type',
  unread: 'Unread',
  delete: 'Delete: {{text}}',
  deleted: 'Notification deleted',
  views: 'Views of your notifications',
  'view.all': 'All',
  'view.unread': 'Unread',
  'view.settings': 'Settings',
  kind: 'Type',
  'kind.all': 'All types',
  'kind.follow': 'New followers',
  'kind.like': 'Likes',
  'kind.comment': 'Comments',
  'kind.reply': 'Replies to your comments',
  'kind.mention': 'Mentions of you',
  'kind.messageRequest': 'First messages from new people',
  'kind.event': 'Event reminders',
  'kind.payment': 'Payments and renewals',
  'kind.approval': 'Approval of your profile',
  'settings.hint':
    'Choose what you are notified about. What you turn off is not stored, and earlier notifications stay.',
  'settings.failed': 'Your settings could not be loaded',
  kept: 'Notifications are kept for 90 days.',
} as const;

export const phrases = definePhrases('mfe-profile/notifications', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
export const useText = phrases.useText;
