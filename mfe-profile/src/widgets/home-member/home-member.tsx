import { followChanged } from '@xana/contracts/events/profile';
import { favouriteChanged, ownSpacesChanged } from '@xana/contracts/events/spaces';
import type { FriendPresence } from '@xana/contracts/http/spaces/presence';
import { getHomeSummary } from '@xana/contracts/http/users/get-home-summary';
import { useBus, useOperation, useRefresh } from '@xana/remote-kit';
import { Answer } from '@xana/remote-kit/answer';
import { useIsOverdue } from '@xana/remote-kit/overdue';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { useEffect } from 'react';
import { FriendLink } from '../../shared/people/friends-online/friend-link.tsx';
import { useText as useOnlineText } from '../../shared/people/friends-online/phrases/phrases.ts';
import { useFriendsOnline } from '../../shared/people/friends-online/use-friends-online.ts';
import { FirstSteps } from './first-steps/first-steps.tsx';
import * as friendCss from './friends-row.module.css';
import * as css from './home-member.module.css';
import { useText } from './phrases/phrases.ts';
import { SinceLastVisit } from './since-last-visit.tsx';

const MAX_SHOWN = 12;

/** The top of a member's home page: first steps on the first days, later what is new since the last visit. */
export function HomeMember() {
  const t = useText();
  const bus = useBus();
  const refresh = useRefresh();
  useEffect(() => {
    const update = () => void refresh(getHomeSummary);
    const subscriptions = [followChanged, favouriteChanged, ownSpacesChanged].map((event) =>
      bus.subscribe(event, update),
    );
    return () => {
      for (const unsubscribe of subscriptions) unsubscribe();
    };
  }, [bus, refresh]);
  const skeleton = <Skeleton height={112} label={t('loading')} />;
  // The friends come with the rest, so that what follows does not move twice.
  const { friends, isPending: areFriendsPending } = useFriendsOnline();
  const answer = useOperation(getHomeSummary, {});
  const isOverdue = useIsOverdue();
  if (areFriendsPending && !isOverdue) return skeleton;
  return (
    <Answer of={answer} failedText={t('failed')} skeleton={skeleton}>
      {(summary) => (
        <div className={css.home}>
          <SinceLastVisit summary={summary} />
          <FriendsRow friends={friends} />
          <FirstSteps summary={summary} />
        </div>
      )}
    </Answer>
  );
}

/** The friends who are online, each with a link to the space where they are. Nothing while no friend is online. */
function FriendsRow({ friends }: { friends: readonly FriendPresence[] }) {
  const t = useOnlineText();
  if (friends.length === 0) return null;
  return (
    <section aria-labelledby="home-friends-online">
      <h2 id="home-friends-online" className={friendCss.title}>
        {t('title')}
      </h2>
      <ul className={friendCss.row}>
        {friends.slice(0, MAX_SHOWN).map((friend) => (
          <li key={friend.user.id}>
            <FriendLink
              friend={friend}
              className={friendCss.friend}
              size={44}
              name={<bdi className={friendCss.name}>{friend.user.name}</bdi>}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
