import type { searchOperations } from '@xana/contracts/http/all-operations';
import type { Implements } from '../../http/handler.ts';
import { searchAll } from './search-all.ts';

export const searchHandlers = { searchAll } satisfies Implements<typeof searchOperations>;
