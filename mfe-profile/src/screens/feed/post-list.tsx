import type { Post } from '@xana/contracts/http/feeds/post';
import { type RefObject, useEffect, useRef } from 'react';
import { PostItem } from '../../shared/post-card/post-item.tsx';
import * as css from './feed-screen.module.css';

interface PostListProps {
  label: string;
  posts: Post[];
  /** Set before newer posts are shown: the first of them gets the focus, because the button for them is gone. */
  focusesFirst: RefObject<boolean>;
}

export function PostList({ label, posts, focusesFirst }: PostListProps) {
  const list = useRef<HTMLUListElement>(null);
  const firstId = posts[0]?.id;
  useEffect(() => {
    if (!focusesFirst.current || firstId === undefined) return;
    focusesFirst.current = false;
    list.current?.querySelector('article')?.focus({ preventScroll: true });
  }, [firstId, focusesFirst]);
  return (
    <ul ref={list} className={css.list} aria-label={label}>
      {distinct(posts).map((post) => (
        <li key={post.id}>
          <PostItem post={post} />
        </li>
      ))}
    </ul>
  );
}

/** Posts that were published meanwhile shift the pages: a row may be in two of them. */
const distinct = (posts: Post[]): Post[] => [...new Map(posts.map((post) => [post.id, post])).values()];
