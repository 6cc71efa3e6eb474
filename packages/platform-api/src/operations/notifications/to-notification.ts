import type { Notification } from '@xana/contracts/http/notifications/notification';
import {
  APPROVAL_OUTCOMES,
  type ApprovalOutcome,
  EVENT_CHANGES,
  EVENT_MOMENTS,
  type EventChange,
  type EventMoment,
  MODERATION_OUTCOMES,
  type ModerationOutcome,
  PAYMENT_OUTCOMES,
  type PaymentOutcome,
} from '@xana/contracts/http/notifications/notification-kinds';
import { withMentionNames } from '@xana/validation';
import type { PlatformConfig } from '../../config/platform-config.ts';
import type { NotificationRow } from '../../database/notifications/notification-pages.ts';
import { pictureAddress } from '../../media/picture-store.ts';
import { toUserSummary } from '../users/to-profile.ts';

export function toNotification(config: PlatformConfig, row: NotificationRow): Notification {
  const comment = row.actors.find(({ comment_id }) => comment_id !== null);
  const paymentOutcome = PAYMENT_OUTCOMES.find((each): each is PaymentOutcome => each === row.outcome);
  const eventChange = EVENT_CHANGES.find((each): each is EventChange => each === row.outcome);
  const eventMoment = EVENT_MOMENTS.find((each): each is EventMoment => each === row.outcome);
  return {
    id: row.id,
    kind: row.kind === 'moderation' ? 'approval' : row.kind,
    updatedAt: row.updated_at.toISOString(),
    isRead: row.read_at !== null,
    actors: row.actors.map((actor) => toUserSummary(config, actor)),
    actorCount: row.actors[0]?.actor_count ?? 0,
    post:
      row.post_id === null
        ? null
        : {
            id: row.post_id,
            text: withMentionNames(row.post_text, row.post_mentions ?? []),
            image: row.post_picture && pictureAddress(config, row.post_picture),
          },
    comment: comment?.comment_id
      ? {
          id: comment.comment_id,
          text: withMentionNames(comment.comment_text ?? '', comment.comment_mentions ?? []),
        }
      : null,
    ...(comment?.comment_parent_id ? { commentParentId: comment.comment_parent_id } : {}),
    event:
      row.event_id === null || row.event_title === null || row.event_picture === null
        ? null
        : { id: row.event_id, title: row.event_title, image: pictureAddress(config, row.event_picture) },
    ...(eventMoment ? { eventMoment } : {}),
    ...(eventChange ? { eventChange } : {}),
    ...(row.event_starts_at ? { eventStartsAt: row.event_starts_at.toISOString() } : {}),
    payment: paymentOutcome ? { outcome: paymentOutcome, xeny: row.xeny } : null,
    approval: APPROVAL_OUTCOMES.find((each): each is ApprovalOutcome => each === row.outcome) ?? null,
    moderation: toModeration(row),
  };
}

/** The reason is for the author only: reporters learn the outcome. */
function toModeration({ outcome, target_type, decision_reason }: NotificationRow): Notification['moderation'] {
  const known = MODERATION_OUTCOMES.find((each): each is ModerationOutcome => each === outcome);
  if (!known || !target_type || target_type === 'event' || target_type === 'operator') return null;
  return { outcome: known, targetType: target_type, reason: known === 'hidden' ? decision_reason : null };
}
