export const en = {
  failed: 'The creator could not be loaded',
} as const;
