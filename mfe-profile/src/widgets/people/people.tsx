import { followChanged } from '@xana/contracts/events/profile';
import { getAllFollowing } from '@xana/contracts/http/follow/get-all-following';
import { getMostFollowedUsers } from '@xana/contracts/http/users/get-most-followed-users';
import { sharedPhrases } from '@xana/i18n';
import { truncateName } from '@xana/i18n/formats';
import { Link, useBus, useOperation, useOperationPages, useRefresh } from '@xana/remote-kit';
import { useSeesAsVisitor, useSessionState } from '@xana/session/react';
import { Avatar } from '@xana/ui-kit/avatar';
import { Button } from '@xana/ui-kit/button';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { ErrorState } from '@xana/ui-kit/error-state';
import { ShortName } from '@xana/ui-kit/short-name';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { useEffect } from 'react';
import { type EmptyListHint, emptyListHint } from '../../shared/empty-list-hint.tsx';
import { useText } from '../../shared/people-phrases/phrases.ts';
import * as css from './people.module.css';

const PAGE_SIZE = 10;

/** The people of the sidebar: the member's followings, or the most followed users for a visitor. */
export function People() {
  return useSeesAsVisitor() ? <MostActive /> : <Followed />;
}

function MostActive() {
  const t = useText();
  const { data, isError, refetch } = useOperation(getMostFollowedUsers, {});
  return (
    <PeopleList
      title={t('people.active')}
      people={data?.rows.slice(0, PAGE_SIZE)}
      isError={isError}
      onRetry={() => void refetch()}
    />
  );
}

function Followed() {
  const t = useText();
  const bus = useBus();
  const refresh = useRefresh();
  const state = useSessionState();
  const userId = state.status === 'member' ? state.user.id : 0;
  const { rows, data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useOperationPages(
    getAllFollowing,
    (pageNumber) => ({ userId, pageNumber, pageSize: PAGE_SIZE }),
    { isEnabled: userId > 0 },
  );
  useEffect(() => bus.subscribe(followChanged, () => void refresh(getAllFollowing)), [bus, refresh]);
  const people = data && rows.map(({ userId: id, following }) => ({ id, ...following }));
  return (
    <PeopleList
      title={t('people.following')}
      people={people}
      isError={isError}
      onRetry={() => void refetch()}
      whenEmpty={emptyListHint(t('empty.followings'), t('feed.findPeople'), '/')}
    >
      {hasNextPage && (
        <Button variant="quiet" size="small" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('people.more')}
        </Button>
      )}
    </PeopleList>
  );
}

interface Person {
  id: number;
  name: string;
  avatar: string | null;
  profileIconColor: string;
}

interface PeopleListProps {
  title: string;
  people: Person[] | undefined;
  isError: boolean;
  onRetry(): void;
  whenEmpty?: EmptyListHint;
  children?: React.ReactNode;
}

function PeopleList({ title, people, isError, onRetry, whenEmpty, children }: PeopleListProps) {
  const t = useText();
  const shared = sharedPhrases.useText();
  return (
    <section aria-label={title}>
      <h2 className={css.title}>{title}</h2>
      {isError && (
        <ErrorState
          title={shared('noData')}
          text={t('people.failed')}
          retryLabel={shared('tryAgain')}
          onRetry={onRetry}
        />
      )}
      {!isError && !people && <Skeleton height={418} label={shared('loading')} />}
      {people?.length === 0 && <EmptyState text={shared('noData')} {...whenEmpty} />}
      <ul className={css.list}>
        {people?.map((person) => (
          <PersonLink key={person.id} person={person} />
        ))}
      </ul>
      {children}
    </section>
  );
}

function PersonLink({ person: { id, name, avatar, profileIconColor } }: { person: Person }) {
  return (
    <li>
      <Link to={`/profile?user=${id}`} className={css.link} title={name}>
        <Avatar name={name} src={avatar} color={profileIconColor} size={28} />
        <ShortName short={truncateName(name)} full={name} />
      </Link>
    </li>
  );
}
