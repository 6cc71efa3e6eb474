import { followChanged } from '@xana/contracts/events/profile';
import { getAllFeeds } from '@xana/contracts/http/feeds/posts';
import { useBus, useRefresh } from '@xana/remote-kit';
import { useEffect, useRef, useState } from 'react';
import { HomePeople } from '../../widgets/home-people/home-people.tsx';

/** People to follow, below a timeline that was empty when it was opened. Their posts appear as soon as they are followed. */
export function WhoToFollow({ isEmpty }: { isEmpty: boolean }) {
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
