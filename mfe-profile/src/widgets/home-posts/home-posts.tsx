import { getAllFeeds } from '@xana/contracts/http/feeds/posts';
import { sharedPhrases } from '@xana/i18n';
import { Link, useOperation } from '@xana/remote-kit';
import { AnswerRail } from '@xana/remote-kit/answer-rail';
import { railActionClass } from '@xana/ui-kit/rail';
import { postCardPhrases } from '../../shared/posts/card/phrases/phrases.ts';
import { PostCard } from '../../shared/posts/card/post-card.tsx';
import { useText } from './phrases/phrases.ts';

/** The home page's rail of posts. */
export function HomePosts() {
  const t = useText();
  const postCard = postCardPhrases.useText();
  const shared = sharedPhrases.useText();
  return (
    <AnswerRail
      title={t('title')}
      action={
        <Link className={railActionClass()} to="/feed?for=user" aria-label={t('viewAll')}>
          {shared('viewAll')}
        </Link>
      }
      cardWidth="wide"
      cardHeight="19rem"
      answer={useOperation(getAllFeeds, { pageNumber: 1, pageSize: 12 })}
      failedText={postCard('failed')}
      card={(post) => <PostCard key={post.id} post={post} />}
    />
  );
}
