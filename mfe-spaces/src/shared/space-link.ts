/** The Lobby's fixed id, where everybody arrives. */
export const LOBBY = { id: 38, entityType: 'ENVIRONMENT' } as const;

/** The address of a space's page. */
export function spaceLink({ id, entityType }: { id: number; entityType: string }): string {
  return `/details/${id}?type=${entityType}&for=space`;
}
