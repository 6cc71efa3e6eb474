import { followChanged } from '@xana/contracts/events/profile';
import { followUser, unfollowUser } from '@xana/contracts/http/follow/follows';
import { sharedPhrases } from '@xana/i18n';
import { useBus, useToast } from '@xana/remote-kit';
import { useToggle } from '@xana/remote-kit/toggle';
import { useMember, useSession } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { useEffect, useState } from 'react';
import { useText } from '../phrases/phrases.ts';
import { useIsOther } from '../use-is-other.ts';
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
  const shared = sharedPhrases.useText();
  const session = useSession();
  const bus = useBus();
  const toast = useToast();
  const isAllowed = useIsOther(userId);
  const member = useMember();
  const [known, setKnown] = useState(wasFollowing);
  useEffect(() => setKnown(wasFollowing), [wasFollowing]);
  useEffect(
    () => bus.subscribe(followChanged, (change) => change.userId === userId && setKnown(change.isFollowing)),
    [bus, userId],
  );
  const { isOn, toggle, set } = useToggle({
    isOn: known,
    reason: 'follow',
    send: (willFollow) => session.call(willFollow ? followUser : unfollowUser, { userId }),
    onStored({ isFollowing }) {
      bus.publish(followChanged, { userId, isFollowing });
      if (isFollowing) return;
      toast({ text: t('unfollowed', { name }), action: { label: shared('undo'), onPress: () => void set(true) } });
    },
    isAllowed,
  });
  if (member?.id === userId) return null;
  return (
    <Button
      size={size}
      variant={isOn ? 'secondary' : 'primary'}
      data-focus-key={`follow-${userId}`}
      aria-label={t(isOn ? 'unfollowName' : 'followName', { name })}
      onClick={toggle}
    >
      <FixedWidthLabel labels={[t('follow'), t('following')]} shown={t(isOn ? 'following' : 'follow')} />
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
