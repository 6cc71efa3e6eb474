import { followChanged } from '@xana/contracts/events/profile';
import { getAllFollowing } from '@xana/contracts/http/follow/get-all-following';
import { getMostFollowedUsers } from '@xana/contracts/http/users/get-most-followed-users';
import { sharedPhrases } from '@xana/i18n';
import { useBus, useOperation, useOperationPages, useRefresh } from '@xana/remote-kit';
import { useSeesAsVisitor, useSessionState } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { ErrorState } from '@xana/ui-kit/error-state';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { useEffect } from 'react';
import { useText } from '../../phrases/phrases.ts';
import { type FirstStep, firstStep } from '../../shared/first-step.tsx';
import * as css from './people.module.css';
import { type Person, PersonLink } from './person-link.tsx';

const PAGE_SIZE = 10;

/** The sidebar's people: whom one follows, or for a visitor those whom most people follow. */
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
      whenEmpty={firstStep(t('empty.followings'), t('feed.findPeople'), '/')}
    >
      {hasNextPage && (
        <Button variant="quiet" size="small" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('people.more')}
        </Button>
      )}
    </PeopleList>
  );
}

interface PeopleListProps {
  title: string;
  people: Person[] | undefined;
  isError: boolean;
  onRetry(): void;
  whenEmpty?: FirstStep;
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
