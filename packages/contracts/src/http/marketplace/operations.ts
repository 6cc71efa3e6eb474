import { getHotCollections } from './get-hot-collections.ts';
import { getLaunchpad } from './get-launchpad.ts';
import { getXenyTokensByUser } from './get-xeny-tokens-by-user.ts';

/** The calls of the marketplace's own host. */
export const marketplaceOperations = { getHotCollections, getLaunchpad, getXenyTokensByUser } as const;
