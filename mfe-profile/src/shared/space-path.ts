/** The address of a space's page. Without a type the page finds the space by its id. */
export const spacePath = ({ id, entityType }: { id: number; entityType?: string | null | undefined }): string =>
  `/details/${id}?${entityType ? `type=${entityType}&` : ''}for=space`;
