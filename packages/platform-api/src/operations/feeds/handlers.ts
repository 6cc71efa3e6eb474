import type { feedsOperations } from '@xana/contracts/http/feeds/operations';
import type { Implements } from '../../http/handler.ts';
import { getAllFeeds } from './get-all-feeds.ts';

export const feedsHandlers = { getAllFeeds } satisfies Implements<typeof feedsOperations>;
