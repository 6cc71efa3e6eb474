export const en = {
  empty: 'Write something',
  keys: 'Ctrl + Enter or ⌘ + Enter sends',
  save: 'Save',
  mentions: 'People to mention',
  'mentions.found_one': '{{count}} person found. Use the arrow keys to choose.',
  'mentions.found_other': '{{count}} people found. Use the arrow keys to choose.',
} as const;
