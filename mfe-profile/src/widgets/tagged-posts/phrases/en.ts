export const en = { title: 'Posts' } as const;
