import { getAllFeeds } from '@xana/contracts/http/feeds/posts';
import { sharedPhrases } from '@xana/i18n';
import { Link, useOperation } from '@xana/remote-kit';
import { Rail, railActionClass } from '@xana/ui-kit/rail';
import { postCardPhrases } from '../../shared/posts/card/phrases/phrases.ts';
import { PostCard } from '../../shared/posts/card/post-card.tsx';
import { useText } from './phrases/phrases.ts';

/** The home page's rail of posts. */
export function HomePosts() {
  const t = useText();
  const postCard = postCardPhrases.useText();
  const shared = sharedPhrases.useText();
  const { data, isError, refetch } = useOperation(getAllFeeds, { pageNumber: 1, pageSize: 12 });
  const state = isError ? 'error' : !data ? 'loading' : data.rows.length === 0 ? 'empty' : 'ready';
  return (
    <Rail
      title={t('title')}
      action={
        <Link className={railActionClass()} to="/feed?for=user" aria-label={t('viewAll')}>
          {shared('viewAll')}
        </Link>
      }
      state={state}
      cardWidth="wide"
      cardHeight="19rem"
      onRetry={() => void refetch()}
      texts={{
        empty: shared('noData'),
        error: postCard('failed'),
        tryAgain: shared('tryAgain'),
        loading: shared('loading'),
        previous: shared('previous'),
        next: shared('next'),
      }}
    >
      {data?.rows.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
    </Rail>
  );
}
