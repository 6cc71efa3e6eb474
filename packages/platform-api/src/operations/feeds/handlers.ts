import type { feedsOperations } from '@xana/contracts/http/feeds/operations';
import type { Implements } from '../../http/handler.ts';
import { getAllFeeds } from './get-all-feeds.ts';
import { getSingleFeed } from './get-single-feed.ts';

export const feedsHandlers = { getAllFeeds, getSingleFeed } satisfies Implements<typeof feedsOperations>;
