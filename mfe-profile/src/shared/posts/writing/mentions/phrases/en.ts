export const en = {
  list: 'People to mention',
  suggestions_one: '{{count}} person found. Use the arrow keys to choose.',
  suggestions_other: '{{count}} people found. Use the arrow keys to choose.',
} as const;
