import type { searchOperations } from '@xana/contracts/http/all-operations';
import type { Implements } from '../../http/handler.ts';
import { listPageIds } from './list-page-ids.ts';
import { searchAll } from './search-all.ts';

export const searchHandlers = { listPageIds, searchAll } satisfies Implements<typeof searchOperations>;
