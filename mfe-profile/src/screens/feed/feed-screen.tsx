import { Link, Slot, useSearchParams } from '@xana/remote-kit';
import { ReportHost } from '../../shared/report-content/report-host.tsx';
import * as styles from '../../shared/styles.module.css';
import { FeedPosts } from './feed-posts.tsx';
import * as css from './feed-screen.module.css';
import { useText } from './phrases/phrases.ts';

const SUBJECTS = ['user', 'space'] as const;

/** `/feed?for=user` lists posts; `/feed?for=space` lists spaces, which another remote contributes. */
export function FeedScreen() {
  const t = useText();
  const [query] = useSearchParams();
  const subject = SUBJECTS.find((each) => each === query.get('for')) ?? 'user';
  return (
    <div className={css.feed}>
      <header className={css.head}>
        <h1 className={styles.pageTitle}>{t('title')}</h1>
        <nav className={css.subjects} aria-label={t('subjects')}>
          {SUBJECTS.map((each) => (
            <Link
              key={each}
              className={css.subject}
              to={`/feed?for=${each}`}
              aria-current={each === subject ? 'page' : undefined}
            >
              {t(`for.${each}`)}
            </Link>
          ))}
        </nav>
      </header>
      {subject === 'user' ? (
        <ReportHost>
          <FeedPosts />
        </ReportHost>
      ) : (
        <Slot name="feed.spaces" props={{}} />
      )}
    </div>
  );
}
