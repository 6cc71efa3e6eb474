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

export const APPROVAL_OUTCOMES = ['approved', 'disapproved'] as const;
export type ApprovalOutcome = (typeof APPROVAL_OUTCOMES)[number];
