import { getXenyTokensByUser } from './get-xeny-tokens-by-user.ts';

/** The calls of the marketplace's own host. */
export const marketplaceOperations = { getXenyTokensByUser } as const;
