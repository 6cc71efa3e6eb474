import type { Comment } from '@xana/contracts/http/feeds/post';
import { useSearchParams } from '@xana/remote-kit';
import type { PagedAnswer } from '@xana/remote-kit/paged';
import { useEffect } from 'react';
import { useText } from './phrases/phrases.ts';
import * as css from './post-comments.module.css';

/** The comment that the address of the page leads to, and the reply to it. */
export interface LinkedComment {
  id: number;
  replyId: number | null;
}

/** Reads `comment` and `reply` of the address, as notifications link them; null on a page without them. */
export function useLinkedComment(): LinkedComment | null {
  const [query] = useSearchParams();
  const id = readId(query.get('comment'));
  return id === null ? null : { id, replyId: readId(query.get('reply')) };
}

const readId = (text: string | null): number | null => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

type Search = 'loading' | 'found' | 'missing';

/**
 * Loads further pages of a list of comments until it contains a comment, or is past its place: ids grow with time.
 *
 * @param order of the list by id
 */
export function useLoadUntil(answer: PagedAnswer<Comment>, id: number | null, order: 'newest' | 'oldest'): Search {
  const { rows, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = answer;
  const search = id === null ? 'missing' : stateOf(rows, { id, order, isPending, hasNextPage });
  const needsMore = search === 'loading' && !isPending && !isFetchingNextPage && !isError;
  useEffect(() => {
    if (needsMore) fetchNextPage();
  }, [needsMore, fetchNextPage]);
  return search;
}

interface ListedComment {
  id: number;
  order: 'newest' | 'oldest';
  isPending: boolean;
  hasNextPage: boolean;
}

function stateOf(rows: readonly Comment[], { id, order, isPending, hasNextPage }: ListedComment): Search {
  if (rows.some((row) => row.id === id)) return 'found';
  if (isPending) return 'loading';
  const last = rows.at(-1);
  const isPast = last !== undefined && (order === 'newest' ? last.id < id : last.id > id);
  return isPast || !hasNextPage ? 'missing' : 'loading';
}

/** In place of a comment that a link leads to and that was deleted, or that the reader may not see. */
export function CommentGone() {
  const t = useText();
  return (
    <p className={css.gone} role="status">
      {t('gone')}
    </p>
  );
}
