export const en = {
  enter: 'Enter',
  friends: 'Friends here: {{names}}',
} as const;
