import { definePhrases } from '@xana/i18n';

export const en = {
  'remind.do': 'Remind me',
  'remind.on': 'Reminder is on',
  'remind.done': 'You will be notified 15 minutes before the event and when it begins',
  'remind.undone': 'You will not be reminded of this event',
  label: '{{action}}: {{event}}',
  going: 'Going',
  interested: 'Interested',
  'going.done': 'You are going. You will be reminded before it begins.',
  'going.undone': 'You are no longer going, and will not be reminded',
  'interested.done': 'Added to your events',
  'interested.undone': 'Removed from your events',
  'going.count_one': '{{number}} going',
  'going.count_other': '{{number}} going',
  'interested.count_one': '{{number}} interested',
  'interested.count_other': '{{number}} interested',
  'went.count_one': '{{number}} went',
  'went.count_other': '{{number}} went',
  'badge.live': 'Live now',
  'badge.soon': 'Starts {{time}}',
} as const;

/** Of what a member plans for an event: on its page and on its card. */
export const { useText } = definePhrases('mfe-spaces/event-plans', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
