import type { Post } from '@xana/contracts/http/feeds/post';
import { getAllFeeds } from '@xana/contracts/http/feeds/posts';
import { useEditPages, useOperation } from '@xana/remote-kit';
import { useEffect, useState } from 'react';
import { type FeedSource, feedPageInput } from '../feed-page-input.ts';

/** How often the first page is read while the feed is open. */
const POLL_MS = 20_000;

interface NewPosts {
  count: number;
  /** Whether there may be more than `count`. */
  isMore: boolean;
  /** Shows them: the list starts again with its newest page. */
  show(): void;
}

/** The list on the screen. */
export interface FeedList {
  from: FeedSource;
  rows: readonly Post[];
  /** Unix time in milliseconds. */
  loadedAt: number;
}

/**
 * Posts that were published after the list on the screen was loaded. The list itself never changes below the reader, so its
 * position stays.
 */
export function useNewPosts({ from, rows, loadedAt }: FeedList): NewPosts {
  const editPages = useEditPages();
  const isDue = useIsDue(loadedAt);
  const { data } = useOperation(getAllFeeds, feedPageInput(from, 1), {
    everyMilliseconds: POLL_MS,
    isEnabled: rows.length > 0 && isDue,
  });
  const oldest = rows.at(-1)?.createdAt ?? '';
  const known = new Set(rows.map(({ id }) => id));
  // The list has no gaps: a post that it lacks is new when it is newer than the last one.
  const fresh = data?.rows.filter(({ id, createdAt }) => createdAt > oldest && !known.has(id)) ?? [];
  return {
    count: fresh.length,
    isMore: fresh.length > 0 && fresh.length === data?.rows.length,
    show() {
      if (!data) return;
      editPages(getAllFeeds, (pages, input) => (input.from === from && input.userId === undefined ? [data] : pages));
    },
  };
}

/** A list that was loaded just now has no new posts; one that is opened again may have. */
function useIsDue(loadedAt: number): boolean {
  const [isDue, setIsDue] = useState(() => Date.now() - loadedAt > POLL_MS);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), POLL_MS);
    return () => clearTimeout(timer);
  }, []);
  return isDue;
}
