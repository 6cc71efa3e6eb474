import { followChanged } from '@xana/contracts/events/profile';
import { getAllFeeds } from '@xana/contracts/http/feeds/posts';
import { sharedPhrases } from '@xana/i18n';
import { followPath, useBus, useNavigate, useOperationPages, useRefresh, useSearchParams } from '@xana/remote-kit';
import { LoginPrompt } from '@xana/remote-kit/login-prompt';
import { Paged } from '@xana/remote-kit/paged';
import { useMember, useSessionState } from '@xana/session/react';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { Tabs } from '@xana/ui-kit/tabs';
import { useEffect, useRef, useState } from 'react';
import { emptyListHint } from '../../shared/people/lists/empty-list-hint.tsx';
import { useText as usePeopleText } from '../../shared/people/lists/phrases/phrases.ts';
import { postCardPhrases } from '../../shared/posts/card/phrases/phrases.ts';
import * as styles from '../../shared/styles.module.css';
import { HomePeople } from '../../widgets/home-people/home-people.tsx';
import { WritePosts } from './create-feed/write-posts.tsx';
import { FEED_SOURCES, type FeedSource, feedPageInput } from './feed-page-input.ts';
import * as css from './feed-screen.module.css';
import { NewPostsButton } from './new-posts/new-posts-button.tsx';
import { useText } from './phrases/phrases.ts';
import { PostList } from './post-list/post-list.tsx';

/** A quick flick of a wheel or a finger is this far away when the next page arrives. */
const AHEAD_PX = 3_000;

/** Reading a post and its comments takes less. */
const KEEP_MS = 60 * 60_000;

/** The posts of all users, and those of the users whom the member follows. */
export function FeedPosts() {
  const t = useText();
  const navigate = useNavigate();
  const { status } = useSessionState();
  const [query] = useSearchParams();
  const chosen = FEED_SOURCES.find((source) => source === query.get('from')) ?? 'everybody';
  return (
    <Tabs
      label={t('sources')}
      chosen={chosen}
      onChoose={(from) =>
        navigate({ search: from === 'everybody' ? 'for=user' : `for=user&from=${from}` }, { replace: true })
      }
      tabs={FEED_SOURCES.map((from) => ({
        id: from,
        name: t(`from.${from}`),
        content:
          from === 'following' && status === 'visitor' ? (
            <LoginPrompt text={t('logIn')} reason="feed" />
          ) : (
            <Posts from={from} />
          ),
      }))}
    />
  );
}

function Posts({ from }: { from: FeedSource }) {
  const t = useText();
  const postCard = postCardPhrases.useText();
  const people = usePeopleText();
  const shared = sharedPhrases.useText();
  const member = useMember();
  const focusesFirst = useRef(false);
  const answer = useOperationPages(getAllFeeds, (pageNumber) => feedPageInput(from, pageNumber), {
    // Only the reader starts the list again: it must not move below them, nor after Back.
    staleMilliseconds: Number.POSITIVE_INFINITY,
    keepMilliseconds: KEEP_MS,
  });
  return (
    <div className={css.posts}>
      {member && from === 'everybody' && <WritePosts key={member.id} member={member} />}
      {answer.rows.length > 0 && (
        <NewPostsButton
          list={{ from, rows: answer.rows, loadedAt: answer.dataUpdatedAt }}
          onShown={() => {
            focusesFirst.current = true;
          }}
        />
      )}
      <Paged
        answer={answer}
        failedText={postCard('failed')}
        aheadPx={AHEAD_PX}
        skeleton={<PostSkeletons label={shared('loading')} />}
        whenEmpty={
          from === 'following' && member
            ? emptyListHint(t('empty'), people('feed.findPeople'), followPath(member.id, 'find'))
            : undefined
        }
      >
        {() => (
          <PostList
            label={t(`from.${from}`)}
            pages={answer.data?.pages ?? []}
            count={answer.count}
            focusesFirst={focusesFirst}
          />
        )}
      </Paged>
      {from === 'following' && <WhoToFollow isEmpty={answer.isSuccess && answer.rows.length === 0} />}
    </div>
  );
}

/** Three posts that are being loaded. */
function PostSkeletons({ label }: { label: string }) {
  return (
    <div className={styles.stack} role="status" aria-label={label}>
      {[220, 420, 220].map((height, index) => (
        <div key={index} className={css.skeleton} style={{ height }}>
          <Skeleton width={44} height={44} isRound />
          <Skeleton width="80%" height="1rem" />
          <Skeleton width="55%" height="1rem" />
        </div>
      ))}
    </div>
  );
}

/** People to follow, below a timeline that was empty when it was opened. Their posts appear as soon as they are followed. */
function WhoToFollow({ isEmpty }: { isEmpty: boolean }) {
  const bus = useBus();
  const refresh = useRefresh();
  const [isShown, setIsShown] = useState(isEmpty);
  useEffect(() => {
    if (isEmpty) setIsShown(true);
  }, [isEmpty]);
  const wasEmpty = useRef(isEmpty);
  // A kept empty list has no position to lose, and the reader may have followed a user on a profile.
  useEffect(() => {
    if (wasEmpty.current) void refresh(getAllFeeds);
  }, [refresh]);
  useEffect(() => bus.subscribe(followChanged, () => void refresh(getAllFeeds)), [bus, refresh]);
  return isShown && <HomePeople />;
}
