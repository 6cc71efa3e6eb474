export const en = {
  title: 'Newest posts',
  viewAll: 'View all: Newest posts',
} as const;
