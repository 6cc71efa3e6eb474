import { definePhrases } from '@xana/i18n';

export const en = {
  edit: 'Edit',
  cancel: 'Cancel event',
  keep: 'Keep it',
  cancelTitle: 'Cancel “{{title}}”?',
  cancelText_one:
    '{{number}} member who is going, interested or reminded is notified. The event leaves all lists; its page stays and shows that it is cancelled.',
  cancelText_other:
    '{{number}} members who are going, interested or reminded are notified. The event leaves all lists; its page stays and shows that it is cancelled.',
  cancelAlone: 'The event leaves all lists; its page stays and shows that it is cancelled.',
  scope: 'Which events',
  'scope.one': 'This event',
  'scope.following': 'This event and those after it',
  badge: 'Cancelled',
  cancelled: 'This event was cancelled by its host.',
  cancelledByYou: 'You cancelled this event.',
  cancelledHint: 'You can undo this until it would have ended.',
  restored: 'The event takes place again',
} as const;

/** Of an event on its page: for its host, and for everyone when it is cancelled. */
export const { useText } = definePhrases('mfe-spaces/own-event', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
