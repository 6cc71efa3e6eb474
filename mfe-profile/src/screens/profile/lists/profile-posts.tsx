import { getAllFeeds } from '@xana/contracts/http/feeds/posts';
import { sharedPhrases } from '@xana/i18n';
import { useOperationPages } from '@xana/remote-kit';
import { Paged } from '@xana/remote-kit/paged';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { postCardPhrases } from '../../../shared/posts/card/phrases/phrases.ts';
import { PostCard } from '../../../shared/posts/card/post-card.tsx';
import { useText } from '../phrases/phrases.ts';
import * as css from './profile-lists.module.css';

const PAGE_SIZE = 12;

/** The posts of a user, the newest first. */
export function ProfilePosts({ userId }: { userId: number }) {
  const t = useText();
  const postCard = postCardPhrases.useText();
  const shared = sharedPhrases.useText();
  const answer = useOperationPages(getAllFeeds, (pageNumber) => ({ pageNumber, pageSize: PAGE_SIZE, userId }));
  return (
    <Paged
      answer={answer}
      failedText={postCard('failed')}
      skeleton={<Skeleton height={480} label={shared('loading')} />}
    >
      {(rows) => (
        <ul className={css.posts} aria-label={t('tab.posts')}>
          {rows.map((post) => (
            <li key={post.id}>
              <PostCard post={post} size="page" />
            </li>
          ))}
        </ul>
      )}
    </Paged>
  );
}
