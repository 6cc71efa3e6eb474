import { followChanged } from '@xana/contracts/events/profile';
import { followUser } from '@xana/contracts/http/follow/follow-user';
import { unfollowUser } from '@xana/contracts/http/follow/unfollow-user';
import { useBus, useErrorToast, useMemberAction, useToast } from '@xana/remote-kit';
import { useMember, useSession } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { useEffect, useState } from 'react';
import { useText } from '../../phrases/phrases.ts';
import { SteadyLabel } from './steady-label.tsx';

interface FollowUserButtonProps {
  userId: number;
  name: string;
  isFollowing: boolean;
  size?: 'small' | 'medium';
}

/** Follows and stops following; other places that show the same person hear of it. */
export function FollowUserButton({ userId, name, isFollowing: wasFollowing, size = 'small' }: FollowUserButtonProps) {
  const t = useText();
  const session = useSession();
  const asMember = useMemberAction('follow');
  const bus = useBus();
  const toast = useToast();
  const showError = useErrorToast();
  const member = useMember();
  const [isFollowing, setIsFollowing] = useState(wasFollowing);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => setIsFollowing(wasFollowing), [wasFollowing]);
  useEffect(
    () => bus.subscribe(followChanged, (change) => change.userId === userId && setIsFollowing(change.isFollowing)),
    [bus, userId],
  );
  if (member?.id === userId) return null;
  const set = async (isWanted: boolean) => {
    setIsBusy(true);
    try {
      const answer = await session.call(isWanted ? followUser : unfollowUser, { userId });
      bus.publish(followChanged, { userId, isFollowing: answer.isFollowing });
    } catch (error) {
      showError(error);
    } finally {
      setIsBusy(false);
    }
  };
  const toggle = () => {
    // Decided at the click: after a login the member may follow this person already, or be this person.
    const isWanted = !isFollowing;
    asMember(({ id }) => (id === userId ? toast({ text: t('follow.self') }) : set(isWanted)));
  };
  return (
    <Button
      size={size}
      variant={isFollowing ? 'secondary' : 'primary'}
      isBusy={isBusy}
      data-focus-key={`follow-${userId}`}
      aria-label={t(isFollowing ? 'unfollowName' : 'followName', { name })}
      onClick={toggle}
    >
      <SteadyLabel labels={[t('follow'), t('following')]} shown={t(isFollowing ? 'following' : 'follow')} />
    </Button>
  );
}
