export const en = {
  'remind.do': 'Remind me',
  'remind.on': 'Reminder is on',
  'remind.label': '{{action}}: {{event}}',
  'remind.done': 'You will be notified 15 minutes before the event and when it begins',
  'remind.undone': 'You will not be reminded of this event',
  'badge.live': 'Live now',
  'badge.soon': 'Starts {{time}}',
} as const;
