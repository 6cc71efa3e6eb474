import { definePhrases } from '@xana/i18n';

export const en = {
  attendees: 'Attendees',
  'attendees.open': 'See who',
  'attendees.faces': 'Going: {{names}}',
  'attendees.failed': 'The list could not be loaded',
  'attendees.loading': 'Loading the list',
  'attendees.following': 'You follow this member',
  'series.week': 'Every week',
  'series.twoWeeks': 'Every two weeks',
  'series.month': 'Every month',
  'series.next': 'Other dates',
  'calendar.failed': 'The dates could not be loaded',
  calendar: 'Add to calendar',
  'time.ofHost': '{{time}} where the host is',
  'reminder.both': 'You will be reminded at {{time}} and when it begins',
  'reminder.start': 'You will be reminded when it begins',
  report: 'Report this event',
  venue: 'Where it takes place',
  'venue.empty': 'No one is there right now',
  'venue.people_one': '{{number}} person is there now',
  'venue.people_other': '{{number}} people are there now',
  'related.space': 'Also at {{name}}',
  'related.host': 'More events by {{name}}',
  'related.type': 'Similar events',
} as const;

/** Loaded only with the page of an event. */
export const { useText } = definePhrases('mfe-spaces/event', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
