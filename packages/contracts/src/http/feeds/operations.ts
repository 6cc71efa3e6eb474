import { getAllFeeds } from './get-all-feeds.ts';
import { getSingleFeed } from './get-single-feed.ts';

/** The calls of this area; the server must answer each of them to compile. */
export const feedsOperations = { getAllFeeds, getSingleFeed } as const;
