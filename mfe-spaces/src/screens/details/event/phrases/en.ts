export const en = {
  attendees: 'Attendees',
  'attendees.open': 'See who',
  'attendees.faces': 'Going: {{names}}',
  'attendees.failed': 'The list could not be loaded',
  'attendees.loading': 'Loading the list',
  'attendees.following': 'You follow this member',
  calendar: 'Add to calendar',
} as const;
