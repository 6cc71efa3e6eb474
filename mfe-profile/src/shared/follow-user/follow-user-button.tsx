import { followChanged } from '@xana/contracts/events/profile';
import { followUser } from '@xana/contracts/http/follow/follow-user';
import { unfollowUser } from '@xana/contracts/http/follow/unfollow-user';
import { useBus, useErrorToast, useMemberAction, useToast } from '@xana/remote-kit';
import { useMember, useSession } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { useEffect, useState } from 'react';
import { useText } from '../person-actions/phrases/phrases.ts';
import { undoPhrases } from '../undo-notice/phrases/phrases.ts';
import * as css from './follow-user-button.module.css';

interface FollowUserButtonProps {
  userId: number;
  name: string;
  isFollowing: boolean;
  size?: 'small' | 'medium';
}

/** Follows or unfollows a user, and publishes `followChanged` for other components that show the same user. */
export function FollowUserButton({ userId, name, isFollowing: wasFollowing, size = 'small' }: FollowUserButtonProps) {
  const t = useText();
  const undoText = undoPhrases.useText();
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
  const set = async (willFollow: boolean): Promise<void> => {
    setIsBusy(true);
    try {
      const answer = await session.call(willFollow ? followUser : unfollowUser, { userId });
      bus.publish(followChanged, { userId, isFollowing: answer.isFollowing });
      if (!answer.isFollowing) {
        toast({ text: t('unfollowed', { name }), action: { label: undoText('undo'), onPress: () => void set(true) } });
      }
    } catch (error) {
      showError(error);
    } finally {
      setIsBusy(false);
    }
  };
  const toggle = () => {
    // Decided at the click: after a login the member may already follow this user, or be this user.
    const willFollow = !isFollowing;
    asMember(({ id }) => (id === userId ? toast({ text: t('isYourself') }) : set(willFollow)));
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
      <FixedWidthLabel labels={[t('follow'), t('following')]} shown={t(isFollowing ? 'following' : 'follow')} />
    </Button>
  );
}

/** Shows one of several labels in the width of the widest, so that a change of the label does not shift the layout. */
function FixedWidthLabel({ labels, shown }: { labels: readonly string[]; shown: string }) {
  return (
    <span className={css.labels}>
      {labels.map((label) => (
        <span key={label} className={css.label} aria-hidden={label !== shown}>
          {label}
        </span>
      ))}
    </span>
  );
}
