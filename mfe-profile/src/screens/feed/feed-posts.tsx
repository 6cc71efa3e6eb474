import { getAllFeeds } from '@xana/contracts/http/feeds/get-all-feeds';
import { sharedPhrases } from '@xana/i18n';
import { useNavigate, useOperationPages, useSearchParams } from '@xana/remote-kit';
import { Paged } from '@xana/remote-kit/paged';
import { useSessionState } from '@xana/session/react';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { Tabs } from '@xana/ui-kit/tabs';
import { useText } from '../../phrases/phrases.ts';
import { emptyListHint } from '../../shared/empty-list-hint.tsx';
import { LoginPrompt } from '../../shared/page-states.tsx';
import { PostItem } from '../../shared/post-card/post-item.tsx';
import * as css from './feed-screen.module.css';

const PAGE_SIZE = 10;
const SOURCES = ['everybody', 'following'] as const;
type Source = (typeof SOURCES)[number];

/** The posts of all users, and those of the users whom the member follows. */
export function FeedPosts() {
  const t = useText();
  const navigate = useNavigate();
  const { status } = useSessionState();
  const [query] = useSearchParams();
  const chosen = SOURCES.find((source) => source === query.get('from')) ?? 'everybody';
  return (
    <Tabs
      label={t('feed.sources')}
      chosen={chosen}
      onChoose={(from) =>
        navigate({ search: from === 'everybody' ? 'for=user' : `for=user&from=${from}` }, { replace: true })
      }
      tabs={SOURCES.map((from) => ({
        id: from,
        name: t(`feed.from.${from}`),
        content:
          from === 'following' && status === 'visitor' ? (
            <LoginPrompt text={t('feed.logIn')} reason="feed" />
          ) : (
            <Posts from={from} />
          ),
      }))}
    />
  );
}

function Posts({ from }: { from: Source }) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const answer = useOperationPages(getAllFeeds, (pageNumber) => ({ pageNumber, pageSize: PAGE_SIZE, from }));
  return (
    <div className={css.posts}>
      <Paged
        answer={answer}
        failedText={t('home.postsFailed')}
        skeleton={<Skeleton height={640} label={shared('loading')} />}
        whenEmpty={from === 'following' ? emptyListHint(t('empty.posts'), t('feed.findPeople'), '/') : undefined}
      >
        {(rows) => (
          <ul className={css.list} aria-label={t(`feed.from.${from}`)}>
            {rows.map((post) => (
              <li key={post.id}>
                <PostItem post={post} />
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </div>
  );
}
