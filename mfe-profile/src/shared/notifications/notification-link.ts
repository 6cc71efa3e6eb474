import type { Notification } from '@xana/contracts/http/notifications/notification';

/** The page that a notification leads to. */
export function notificationLink({ kind, actors, actorCount, post, event }: Notification, memberId: number): string {
  const [actor] = actors;
  switch (kind) {
    case 'follow':
      return actorCount === 1 && actor ? `/profile?user=${actor.id}` : `/follow-user/${memberId}?option=followers`;
    case 'messageRequest':
      return '/chat';
    case 'event':
      return event ? `/details/${event.id}?for=event` : '/notifications';
    case 'payment':
      return '/store/history';
    case 'approval':
      return '/profile';
    default:
      return post ? `/details/${post.id}?for=feed` : '/notifications';
  }
}
