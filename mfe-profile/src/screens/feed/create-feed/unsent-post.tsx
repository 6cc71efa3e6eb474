import type { SessionUser } from '@xana/contracts/http/auth/session-user';
import { sharedPhrases } from '@xana/i18n';
import { PictureGallery } from '@xana/remote-kit/picture-gallery';
import { UserText } from '@xana/remote-kit/user-text';
import { Button } from '@xana/ui-kit/button';
import { Notice } from '@xana/ui-kit/notice';
import { Spinner } from '@xana/ui-kit/spinner';
import { AttachedCard } from '../../../shared/posts/attachment/attached-card.tsx';
import { postCardPhrases } from '../../../shared/posts/card/phrases/phrases.ts';
import * as cardCss from '../../../shared/posts/card/post-card.module.css';
import { PostFrame } from '../../../shared/posts/card/post-frame.tsx';
import { useText } from '../phrases/phrases.ts';
import * as css from './composer.module.css';
import type { SendingPost } from './use-unsent-posts.ts';

interface UnsentPostCardProps {
  post: SendingPost;
  author: SessionUser;
  onRetry(): void;
  onEdit(): void;
}

/** A post that is being sent, or could not be sent. */
export function UnsentPostCard({ post, author, onRetry, onEdit }: UnsentPostCardProps) {
  const t = useText();
  const postCard = postCardPhrases.useText();
  const shared = sharedPhrases.useText();
  return (
    <PostFrame author={author} label={postCard('of', { name: author.name })} size="page">
      <div className={cardCss.text}>
        <UserText text={post.text} />
      </div>
      <PictureGallery pictures={post.pictures} layout="post" />
      {post.attachment && <AttachedCard attachment={post.attachment} />}
      <Notice tone="problem" text={post.problem} hint={t('composer.kept')} />
      {post.problem === null ? (
        <p className={css.sending} role="status">
          <Spinner />
          {t('composer.sending')}
        </p>
      ) : (
        <div className={css.unsent}>
          <Button size="small" onClick={onEdit}>
            {postCard('edit')}
          </Button>
          <Button size="small" variant="primary" onClick={onRetry}>
            {shared('tryAgain')}
          </Button>
        </div>
      )}
    </PostFrame>
  );
}
