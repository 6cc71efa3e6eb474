import type { Notification } from '@xana/contracts/http/notifications/notification';

/** The page that a notification leads to. */
export function notificationLink(notification: Notification, memberId: number): string {
  const { kind, actors, actorCount, post, event, moderation } = notification;
  if (moderation) return moderationLink(moderation, post);
  const [actor] = actors;
  switch (kind) {
    case 'follow':
      return actorCount === 1 && actor ? `/profile?user=${actor.id}` : `/follow-user/${memberId}?option=followers`;
    case 'messageRequest':
      return actorCount === 1 && actor ? `/chat?user=${actor.id}` : '/chat';
    case 'event':
      return event ? `/details/${event.id}?for=event` : '/notifications';
    case 'payment':
      return '/store/history';
    case 'approval':
      return '/profile';
    default:
      return post ? `/details/${post.id}?for=feed${commentQuery(notification)}` : '/notifications';
  }
}

/** What the page of the post shows and marks: a comment, or a reply to one. */
function commentQuery({ comment, commentParentId }: Notification): string {
  if (!comment) return '';
  return commentParentId ? `&comment=${commentParentId}&reply=${comment.id}` : `&comment=${comment.id}`;
}

/** The page of what the decision is about, if the member can still open it. */
function moderationLink(
  { targetType, outcome }: NonNullable<Notification['moderation']>,
  post: Notification['post'],
): string {
  if (post) return `/details/${post.id}?for=feed`;
  const isOwnProfile = targetType === 'user' && !outcome.startsWith('report');
  return isOwnProfile ? '/profile' : '/notifications';
}
