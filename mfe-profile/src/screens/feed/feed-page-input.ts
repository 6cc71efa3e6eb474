import type { getAllFeeds } from '@xana/contracts/http/feeds/posts';
import type { InputOf } from '@xana/contracts/operation';

export const FEED_SOURCES = ['everybody', 'following'] as const;
export type FeedSource = (typeof FEED_SOURCES)[number];

const PAGE_SIZE = 20;

/** One page of the feed; the same input for the list and for the look for new posts. */
export const feedPageInput = (from: FeedSource, pageNumber: number): InputOf<typeof getAllFeeds> => ({
  pageNumber,
  pageSize: PAGE_SIZE,
  from,
});
