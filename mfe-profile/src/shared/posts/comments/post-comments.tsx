import { feedCommentList } from '@xana/contracts/http/feeds/comments';
import type { Post } from '@xana/contracts/http/feeds/post';
import { useOperationPages } from '@xana/remote-kit';
import type { Ref } from 'react';
import { postCardPhrases } from '../card/phrases/phrases.ts';
import { CommentForm } from './comment-feed/comment-form.tsx';
import { CommentRow } from './comment-row.tsx';
import { CommentsPage } from './comments-page.tsx';
import { CommentGone, useLinkedComment, useLoadUntil } from './linked-comment.tsx';
import { useText } from './phrases/phrases.ts';
import * as css from './post-comments.module.css';

const PAGE_SIZES = { list: 5, page: 20 };

interface PostCommentsProps {
  post: Post;
  isOwnPage: boolean;
  fieldRef: Ref<HTMLTextAreaElement>;
}

/** The comments on a post, newest first, with a field for a new one. */
export function PostComments({ post, isOwnPage, fieldRef }: PostCommentsProps) {
  const t = useText();
  const postCard = postCardPhrases.useText();
  const pageSize = isOwnPage ? PAGE_SIZES.page : PAGE_SIZES.list;
  const answer = useOperationPages(feedCommentList, (pageNumber) => ({ feedId: post.id, pageNumber, pageSize }));
  const linked = useLinkedComment();
  const search = useLoadUntil(answer, isOwnPage ? (linked?.id ?? null) : null, 'newest');
  return (
    <section className={css.comments} aria-label={t('title')}>
      {isOwnPage && <h2 className={css.title}>{postCard('comments', { count: post.commentCount })}</h2>}
      <CommentForm ref={fieldRef} feedId={post.id} />
      {isOwnPage && linked && search === 'missing' && !answer.isError && <CommentGone />}
      <CommentsPage answer={answer} label={t('title')} moreLabel={t('more')}>
        {(comment) => (
          <CommentRow comment={comment} post={post} linked={isOwnPage && comment.id === linked?.id ? linked : null} />
        )}
      </CommentsPage>
    </section>
  );
}
