/** The space in which every user starts. The specification fixes its id. */
export const LOBBY = { id: 38, entityType: 'ENVIRONMENT' } as const;
