import { followChanged } from '@xana/contracts/events/profile';
import { getAllFollowing } from '@xana/contracts/http/follow/follow-lists';
import type { FriendPresence } from '@xana/contracts/http/spaces/presence';
import { truncateName, useFormats } from '@xana/i18n/formats';
import { followPath, useBus, useFocusOnNewRows, useOperationPages, useRefresh } from '@xana/remote-kit';
import { useSessionState } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { ShortName } from '@xana/ui-kit/short-name';
import { SideList, SideTitle, sideLinkClass } from '@xana/ui-kit/side-list';
import { useEffect } from 'react';
import { FriendLink } from '../../shared/people/friends-online/friend-link.tsx';
import { useText as useOnlineText } from '../../shared/people/friends-online/phrases/phrases.ts';
import { useFriendsOnline } from '../../shared/people/friends-online/use-friends-online.ts';
import { emptyListHint } from '../../shared/people/lists/empty-list-hint.tsx';
import { useText } from '../../shared/people/lists/phrases/phrases.ts';
import * as css from './friends-online.module.css';
import { PeopleList } from './people-list.tsx';

const MAX_SHOWN = 5;

const PAGE_SIZE = 10;

/** A member's friends who are online, and the users whom the member follows, with "Show more" (SB-03). */
export function Followed() {
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
  const focusOnNewRows = useFocusOnNewRows(rows.length);
  const { friends } = useFriendsOnline();
  const onlineText = useOnlineText();
  return (
    <>
      <FriendsOnline friends={friends} />
      <PeopleList
        online={{ ids: new Set(friends.map(({ user }) => user.id)), label: onlineText('online') }}
        title={t('people.following')}
        people={people}
        isError={isError}
        onRetry={() => void refetch()}
        whenEmpty={emptyListHint(t('empty.followings'), t('feed.findPeople'), followPath(userId, 'find'))}
      >
        {hasNextPage && (
          <Button
            variant="quiet"
            size="small"
            isBusy={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
            {...focusOnNewRows}
          >
            {t('people.more')}
          </Button>
        )}
      </PeopleList>
    </>
  );
}

/** Friends who are online, with the space where they are; a click joins them there. Nothing while no friend is online. */
function FriendsOnline({ friends }: { friends: readonly FriendPresence[] }) {
  const t = useOnlineText();
  const formats = useFormats();
  if (friends.length === 0) return null;
  return (
    <section className={css.online} aria-label={t('title')}>
      <SideTitle>
        {t('title')} · {formats.number(friends.length)}
      </SideTitle>
      <SideList>
        {friends.slice(0, MAX_SHOWN).map((friend) => (
          <li key={friend.user.id}>
            <FriendLink
              friend={friend}
              className={sideLinkClass()}
              size={28}
              name={<ShortName short={truncateName(friend.user.name)} full={friend.user.name} />}
            />
          </li>
        ))}
      </SideList>
    </section>
  );
}
