export const en = {
  empty: 'Write something',
  keys: 'Ctrl + Enter or ⌘ + Enter sends',
  save: 'Save',
} as const;
