import type { marketplaceOperations } from '@xana/contracts/http/marketplace/operations';
import type { Implements } from '../../http/handler.ts';
import { getXenyTokensByUser } from './get-xeny-tokens-by-user.ts';

export const marketplaceHandlers = { getXenyTokensByUser } satisfies Implements<typeof marketplaceOperations>;
