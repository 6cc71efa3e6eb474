export const en = {
  favourite: 'Add {{name}} to favourites',
  isFavourite: 'Remove {{name}} from favourites',
  enter: 'Enter',
  friends: 'Friends here: {{names}}',
} as const;
