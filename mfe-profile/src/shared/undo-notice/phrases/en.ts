export const en = {
  undo: 'Undo',
} as const;
