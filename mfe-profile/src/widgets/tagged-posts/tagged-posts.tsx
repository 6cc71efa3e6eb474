import { getAllFeeds } from '@xana/contracts/http/feeds/posts';
import { sharedPhrases } from '@xana/i18n';
import { useOperationPages, useSlotProps } from '@xana/remote-kit';
import { Paged } from '@xana/remote-kit/paged';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { useId } from 'react';
import { postCardPhrases } from '../../shared/posts/card/phrases/phrases.ts';
import { PostItem } from '../../shared/posts/card/post-item.tsx';
import { ReportHost } from '../../shared/report-content/report-host.tsx';
import { useText } from './phrases/phrases.ts';
import * as css from './tagged-posts.module.css';

const PAGE_SIZE = 10;

/** The posts with a hashtag, the newest first. */
export function TaggedPosts() {
  const t = useText();
  const postCard = postCardPhrases.useText();
  const shared = sharedPhrases.useText();
  const { tag } = useSlotProps<'search.posts'>();
  const title = useId();
  const answer = useOperationPages(getAllFeeds, (pageNumber) => ({ pageNumber, pageSize: PAGE_SIZE, tag }));
  return (
    <ReportHost>
      <section className={css.posts} aria-labelledby={title}>
        <h2 id={title}>{t('title')}</h2>
        <Paged
          answer={answer}
          failedText={postCard('failed')}
          skeleton={<Skeleton height={420} label={shared('loading')} />}
        >
          {(rows) => (
            <div className={css.list}>
              {rows.map((post) => (
                <PostItem key={post.id} post={post} />
              ))}
            </div>
          )}
        </Paged>
      </section>
    </ReportHost>
  );
}
