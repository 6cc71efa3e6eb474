import { getAllFeeds } from '@xana/contracts/http/feeds/posts';
import { useOperationPages, useSlotProps } from '@xana/remote-kit';
import { Paged } from '@xana/remote-kit/paged';
import { useId } from 'react';
import { postCardPhrases } from '../../shared/posts/card/phrases/phrases.ts';
import { PostItem } from '../../shared/posts/card/post-item.tsx';
import { ReportHost } from '../../shared/report-content/report-host.tsx';
import * as styles from '../../shared/styles.module.css';
import { useText } from './phrases/phrases.ts';
import * as css from './tagged-posts.module.css';

const PAGE_SIZE = 10;

/** The posts with a hashtag, the newest first. */
export function TaggedPosts() {
  const t = useText();
  const postCard = postCardPhrases.useText();
  const { tag } = useSlotProps<'search.posts'>();
  const title = useId();
  const answer = useOperationPages(getAllFeeds, (pageNumber) => ({ pageNumber, pageSize: PAGE_SIZE, tag }));
  return (
    <ReportHost>
      <section className={css.posts} aria-labelledby={title}>
        <h2 id={title}>{t('title')}</h2>
        <Paged answer={answer} failedText={postCard('failed')} skeleton={420}>
          {(rows) => (
            <div className={styles.stack}>
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
