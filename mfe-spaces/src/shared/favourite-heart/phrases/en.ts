export const en = {
  add: 'Add {{name}} to favourites',
  remove: 'Remove {{name}} from favourites',
} as const;
