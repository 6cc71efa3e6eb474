import type { Notification } from '@xana/contracts/http/notifications/notification';
import { conversationPath, eventPath, followPath, postPath, profilePath } from '@xana/contracts/remotes/page-paths';

/** The page that a notification leads to. */
export function notificationLink(notification: Notification, memberId: number): string {
  const { kind, actors, actorCount, post, event, moderation } = notification;
  if (moderation) return moderationLink(moderation, post);
  const [actor] = actors;
  switch (kind) {
    case 'follow':
      return actorCount === 1 && actor ? profilePath(actor.id) : followPath(memberId, 'followers');
    case 'messageRequest':
      return actorCount === 1 && actor ? conversationPath(actor.id) : '/chat';
    case 'event':
      return event ? eventPath(event.id) : '/notifications';
    case 'payment':
      return '/store/history';
    case 'approval':
      return '/profile';
    default:
      return post ? postPath(post.id) + commentQuery(notification) : '/notifications';
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
  if (post) return postPath(post.id);
  const isOwnProfile = targetType === 'user' && !outcome.startsWith('report');
  return isOwnProfile ? '/profile' : '/notifications';
}
