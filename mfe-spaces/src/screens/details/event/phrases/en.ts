export const en = {
  calendar: 'Add to calendar',
} as const;
