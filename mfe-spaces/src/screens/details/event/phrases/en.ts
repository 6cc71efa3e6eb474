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
  'series.next': 'Next dates',
  'calendar.failed': 'The dates could not be loaded',
  calendar: 'Add to calendar',
} as const;
