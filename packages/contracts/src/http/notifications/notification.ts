import * as z from '@xana/contracts/schema';
import { described, named } from '../describe.ts';
import { instant, pictureUrl } from '../fields.ts';
import { userSummary } from '../users/user.ts';
import {
  APPROVAL_OUTCOMES,
  EVENT_CHANGES,
  EVENT_MOMENTS,
  MODERATION_OUTCOMES,
  NOTIFICATION_KINDS,
  PAYMENT_OUTCOMES,
} from './notification-kinds.ts';

export const notificationKind = z.enum(NOTIFICATION_KINDS);

export const notification = named(
  'Notification',
  'An entry of the list of notifications. What several users did about the same post or to you is one entry while it is unread.',
  z.object({
    id: described(z.int(), 'Id of the notification.'),
    kind: described(notificationKind, 'What happened.'),
    updatedAt: described(instant, 'When it happened, the last time.'),
    isRead: described(z.boolean(), 'Whether you have seen it.'),
    actors: described(
      z.array(userSummary),
      'Who did it, the newest first, at most three; empty for the platform itself.',
    ),
    actorCount: described(z.int(), 'How many users did it.'),
    post: described(
      z.nullable(
        z.object({
          id: described(z.int(), 'Id of the post.'),
          text: described(z.string(), 'The beginning of its text, with the names of mentioned users.'),
          image: described(z.nullable(pictureUrl), 'Its picture; null without one.'),
        }),
      ),
      'The post that it is about; null for other kinds.',
    ),
    comment: described(
      z.nullable(
        z.object({
          id: described(z.int(), 'Id of the comment.'),
          text: described(z.string(), 'The beginning of its text, with the names of mentioned users.'),
        }),
      ),
      'The newest comment that it is about; null for other kinds.',
    ),
    commentParentId: described(
      z.optional(z.int()),
      'Id of the comment that the newest comment replies to. Absent for a comment on the post and for other kinds.',
    ),
    event: described(
      z.nullable(
        z.object({
          id: described(z.int(), 'Id of the event.'),
          title: described(z.string(), 'Title of the event.'),
          image: described(pictureUrl, 'Its picture.'),
        }),
      ),
      'The event that begins or was changed; null for other kinds.',
    ),
    eventMoment: described(
      z.optional(z.enum(EVENT_MOMENTS)),
      'Of an event: `soon` is 15 minutes before it begins, `started` when it begins. Absent for other kinds.',
    ),
    eventChange: described(
      z.optional(z.enum(EVENT_CHANGES)),
      'Of an event that you are going to, interested in or reminded of: what its host changed. Absent for other kinds.',
    ),
    eventStartsAt: described(z.optional(instant), 'When the event begins now, after all changes.'),
    payment: described(
      z.nullable(
        z.object({
          outcome: described(
            z.enum(PAYMENT_OUTCOMES),
            '`credited`: a pack was paid. `subscribed`: the first month of a plan. `renewed`, `failed`: a later month was paid, or could not be.',
          ),
          xeny: described(z.nullable(z.int()), 'XENY of the pack, or of each credit of the plan: monthly or daily.'),
        }),
      ),
      'The payment that it is about; null for other kinds.',
    ),
    approval: described(
      z.nullable(z.enum(APPROVAL_OUTCOMES)),
      'The decision about your profile; null for other kinds.',
    ),
    moderation: described(
      z.nullable(
        z.object({
          outcome: described(
            z.enum(MODERATION_OUTCOMES),
            '`hidden`, `restored`: what you published. `reportHidden`, `reportDismissed`: what you reported.',
          ),
          targetType: described(z.enum(['user', 'post', 'comment', 'message', 'space']), 'What the decision is about.'),
          reason: described(z.nullable(z.string()), 'Why it was hidden; null for other outcomes.'),
        }),
      ),
      'The decision of the moderators on content, only in answers to `include`. Its `kind` is `approval`, which released clients know.',
    ),
  }),
);
export type Notification = z.output<typeof notification>;

export const unreadNotificationCount = described(
  z.int().check(z.gte(0), z.lte(100)),
  'Number of unread notifications; 100 means 100 or more.',
  { examples: [3] },
);
