export const en = { label: 'Found people', failed: 'People could not be loaded' } as const;
