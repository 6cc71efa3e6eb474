export const en = {
  empty: 'Write a text',
  keys: 'Ctrl + Enter or ⌘ + Enter sends',
  save: 'Save',
} as const;
