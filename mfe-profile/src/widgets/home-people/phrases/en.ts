export const en = {
  title: 'People to follow',
  failed: 'People could not be loaded',
} as const;
