/** What members are notified of, and can turn off one by one. */
export const NOTIFICATION_KINDS = [
  'follow',
  'like',
  'comment',
  'reply',
  'mention',
  'messageRequest',
  'event',
  'payment',
  'approval',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** `credited`: a pack. `subscribed`: the first month of a plan. `renewed`, `failed`: a later month was paid, or could not be. */
export const PAYMENT_OUTCOMES = ['credited', 'subscribed', 'renewed', 'failed'] as const;
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number];

/** `soon`: 15 minutes before an event. `started`: when it begins. */
export const EVENT_MOMENTS = ['soon', 'started'] as const;
export type EventMoment = (typeof EVENT_MOMENTS)[number];

/** What its host changed: `moved` to another time, `relocated` to another space, `restored` after it was cancelled. */
export const EVENT_CHANGES = ['moved', 'relocated', 'cancelled', 'restored'] as const;
export type EventChange = (typeof EVENT_CHANGES)[number];

export const APPROVAL_OUTCOMES = ['approved', 'disapproved'] as const;
export type ApprovalOutcome = (typeof APPROVAL_OUTCOMES)[number];

/** `hidden`, `restored`: what the member published. `reportHidden`, `reportDismissed`: what the member reported. */
export const MODERATION_OUTCOMES = ['hidden', 'restored', 'reportHidden', 'reportDismissed'] as const;
export type ModerationOutcome = (typeof MODERATION_OUTCOMES)[number];
