import { getSingleFeed } from '@xana/contracts/http/feeds/posts';
import { sharedPhrases } from '@xana/i18n';
import { Link, lazyPart, useDocumentTitle, useOperation, useSlotProps } from '@xana/remote-kit';
import { buttonClass } from '@xana/ui-kit/button';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { ErrorState } from '@xana/ui-kit/error-state';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { Suspense } from 'react';
import { postCardPhrases } from '../../shared/posts/card/phrases/phrases.ts';
import { PostItem } from '../../shared/posts/card/post-item.tsx';
import { ReportHost } from '../../shared/report-content/report-host.tsx';
import { useText } from './phrases/phrases.ts';
import * as css from './single-post.module.css';

const HiddenPost = lazyPart(() => import('./hidden-post.tsx').then(({ HiddenPost }) => HiddenPost));

/** The page of one post. */
export function SinglePost() {
  return (
    <ReportHost>
      <PostPage />
    </ReportHost>
  );
}

function PostPage() {
  const t = useText();
  const postCard = postCardPhrases.useText();
  const shared = sharedPhrases.useText();
  const { postId } = useSlotProps<'details.feed'>();
  const { data, error, refetch } = useOperation(getSingleFeed, { id: postId });
  const isMissing = error?.code === 'POST_NOT_FOUND';
  const title = data && t('title', { name: data.user.name, text: excerpt(data.descriptions) });
  useDocumentTitle(isMissing ? t('gone') : title);
  const toFeed = (
    <Link className={buttonClass()} to="/feed?for=user">
      {t('toFeed')}
    </Link>
  );
  if (isMissing) return <EmptyState text={t('gone')} action={toFeed} />;
  if (error) {
    return <ErrorState title={t('failed')} retryLabel={shared('tryAgain')} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton height={420} label={shared('loading')} />;
  return (
    <div className={css.page}>
      <h1 className={css.title}>{postCard('of', { name: data.user.name })}</h1>
      {data.isHidden ? (
        <Suspense fallback={<Skeleton height={420} label={shared('loading')} />}>
          <HiddenPost post={data} />
        </Suspense>
      ) : (
        <PostItem post={data} isOwnPage />
      )}
      <p>{toFeed}</p>
    </div>
  );
}

const MAX_EXCERPT_LENGTH = 60;

/** The start of a text on one line, for a title. */
export function excerpt(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  return characters.length > MAX_EXCERPT_LENGTH
    ? `${characters.slice(0, MAX_EXCERPT_LENGTH).join('').trimEnd()}…`
    : characters.join('');
}
