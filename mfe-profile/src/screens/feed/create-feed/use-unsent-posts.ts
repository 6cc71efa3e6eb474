import { createFeed, getAllFeeds } from '@xana/contracts/http/feeds/posts';
import { useErrorText } from '@xana/i18n/errors';
import { useEditPages } from '@xana/remote-kit';
import { useSession } from '@xana/session/react';
import { useState } from 'react';
import { attachmentInput } from '../../../shared/posts/writing/post-input.ts';
import { type PostDraft, readPosts, storePosts, type UnsentPost } from './post-draft.ts';

export interface SendingPost extends UnsentPost {
  /** Why it is not stored; null while it is being sent. */
  problem: string | null;
}

/**
 * Optimistic posting: a post is shown at once, and replaced by the stored one. Posts that could not be sent survive a
 * reload and can be sent again.
 *
 * @param unsentText the problem of posts from before a reload, of which nothing is known
 */
export function useUnsentPosts(userId: number, unsentText: string) {
  const session = useSession();
  const errorText = useErrorText();
  const editPages = useEditPages();
  const [posts, setPosts] = useState<SendingPost[]>(() =>
    readPosts(userId).unsent.map((post) => ({ ...post, problem: unsentText })),
  );
  const put = (post: SendingPost) =>
    setPosts((all) => [post, ...all.filter((each) => each.clientId !== post.clientId)]);
  const drop = (clientId: string) => {
    setPosts((all) => all.filter((each) => each.clientId !== clientId));
    storePosts(userId, { unsent: readPosts(userId).unsent.filter((each) => each.clientId !== clientId) });
  };
  const deliver = async ({ clientId, ...draft }: UnsentPost) => {
    const { text, pictures, attachment } = draft;
    put({ clientId, ...draft, problem: null });
    try {
      const post = await session.call(createFeed, {
        descriptions: text,
        images: pictures,
        attachment: attachment ? attachmentInput(attachment) : undefined,
        clientId,
      });
      editPages(getAllFeeds, (pages, { from, userId: authorId }) => {
        const isShown = pages.some(({ rows }) => rows.some(({ id }) => id === post.id));
        if (from === 'following' || authorId !== undefined || isShown) return pages;
        return pages.map((page, index) => ({
          count: page.count + 1,
          rows: index === 0 ? [post, ...page.rows] : page.rows,
        }));
      });
      drop(clientId);
    } catch (error) {
      put({ clientId, ...draft, problem: errorText(error) });
    }
  };
  return {
    posts,
    send(draft: PostDraft) {
      const post = { ...draft, clientId: crypto.randomUUID() };
      storePosts(userId, { unsent: [post, ...readPosts(userId).unsent] });
      return deliver(post);
    },
    retry: deliver,
    drop,
  };
}
