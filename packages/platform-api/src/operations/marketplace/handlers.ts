import type { marketplaceOperations } from '@xana/contracts/http/all-operations';
import type { Implements } from '../../http/handler.ts';
import { getHotCollections } from './get-hot-collections.ts';
import { getLaunchpad } from './get-launchpad.ts';
import { getNftsByUser } from './get-nfts-by-user.ts';
import { getXenyTokensByUser } from './get-xeny-tokens-by-user.ts';

export const marketplaceHandlers = {
  getHotCollections,
  getLaunchpad,
  getNftsByUser,
  getXenyTokensByUser,
} satisfies Implements<typeof marketplaceOperations>;
