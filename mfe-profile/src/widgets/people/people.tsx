import { followChanged } from '@xana/contracts/events/profile';
import { getAllFollowing } from '@xana/contracts/http/follow/get-all-following';
import { getMostFollowedUsers } from '@xana/contracts/http/users/get-most-followed-users';
import { useBus, useOperation, useOperationPages, useRefresh } from '@xana/remote-kit';
import { useSeesAsVisitor, useSessionState } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { useEffect } from 'react';
import { emptyListHint, findPeoplePath } from '../../shared/empty-list-hint.tsx';
import { useFriendsOnline } from '../../shared/friends-online/use-friends-online.ts';
import { useText } from '../../shared/people-phrases/phrases.ts';
import { FriendsOnline } from './friends-online.tsx';
import { PeopleList } from './people-list.tsx';

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
  const friends = useFriendsOnline();
  const onlineIds = new Set(friends.map(({ user }) => user.id));
  return (
    <>
      <FriendsOnline friends={friends} />
      <PeopleList
        onlineIds={onlineIds}
        title={t('people.following')}
        people={people}
        isError={isError}
        onRetry={() => void refetch()}
        whenEmpty={emptyListHint(t('empty.followings'), t('feed.findPeople'), findPeoplePath(userId))}
      >
        {hasNextPage && (
          <Button variant="quiet" size="small" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('people.more')}
          </Button>
        )}
      </PeopleList>
    </>
  );
}
