import { followChanged } from '@xana/contracts/events/profile';
import { favouriteChanged, ownSpacesChanged } from '@xana/contracts/events/spaces';
import { getHomeSummary } from '@xana/contracts/http/users/get-home-summary';
import { useBus, useOperation, useRefresh } from '@xana/remote-kit';
import { Answer } from '@xana/remote-kit/answer';
import { useIsOverdue } from '@xana/remote-kit/overdue';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { useEffect } from 'react';
import { useFriendsOnline } from '../../shared/people/friends-online/use-friends-online.ts';
import { FirstSteps } from './first-steps/first-steps.tsx';
import { FriendsRow } from './friends-row.tsx';
import * as css from './home-member.module.css';
import { useText } from './phrases/phrases.ts';
import { SinceLastVisit } from './since-last-visit.tsx';

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
