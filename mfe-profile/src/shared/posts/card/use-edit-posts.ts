import type { Post } from '@xana/contracts/http/feeds/post';
import { getAllFeeds, getSingleFeed } from '@xana/contracts/http/feeds/posts';
import { useEditAnswers, useEditPages } from '@xana/remote-kit';
import { useMemo } from 'react';

interface EditPosts {
  /** Changes a post in all lists and on its own page. */
  edit(postId: number, change: (post: Post) => Post): void;
  /** Removes a post from all lists. */
  remove(postId: number): void;
}

/** Changes the cached posts of the feed, the home page and the page of a post together. */
export function useEditPosts(): EditPosts {
  const editPages = useEditPages();
  const editAnswers = useEditAnswers();
  return useMemo(() => {
    const editLists = (changeRows: (rows: Post[]) => Post[]) => {
      editPages(getAllFeeds, (pages) => pages.map((page) => ({ ...page, rows: changeRows(page.rows) })));
      editAnswers(getAllFeeds, (list) => ({ ...list, rows: changeRows(list.rows) }));
    };
    return {
      edit(postId, change) {
        const changeOne = (post: Post) => (post.id === postId ? change(post) : post);
        editLists((rows) => rows.map(changeOne));
        editAnswers(getSingleFeed, changeOne);
      },
      remove: (postId) => editLists((rows) => rows.filter(({ id }) => id !== postId)),
    };
  }, [editPages, editAnswers]);
}
