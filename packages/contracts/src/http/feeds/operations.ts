import { getAllFeeds } from './get-all-feeds.ts';

/** The calls of this area; the server must answer each of them to compile. */
export const feedsOperations = { getAllFeeds } as const;
