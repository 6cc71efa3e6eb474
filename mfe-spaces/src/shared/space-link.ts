/** The space in which every user starts. The specification fixes its id. */
export const LOBBY = { id: 38, entityType: 'ENVIRONMENT' } as const;

/** The address of a space's page. */
export function spaceLink({ id, entityType }: { id: number; entityType: string }): string {
  return `/details/${id}?type=${entityType}&for=space`;
}
