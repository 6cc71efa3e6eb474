import { createCloseFriend, removeCloseFriend } from '@xana/contracts/http/social/close-friends';
import { useToggle } from '@xana/remote-kit/toggle';
import { useSession } from '@xana/session/react';
import { IconButton } from '@xana/ui-kit/icon-button';
import { StarFilledIcon, StarIcon } from '@xana/ui-kit/member-icon';
import { useEditPerson } from '../../lists/people-lists.ts';
import { useText } from '../phrases/phrases.ts';
import { useIsOther } from '../use-is-other.ts';

interface CloseFriendButtonProps {
  userId: number;
  name: string;
  isCloseFriend: boolean;
}

/** Marks a user as a close friend, visible only to the member. A visitor logs in first (PR-09). */
export function CloseFriendButton({ userId, name, isCloseFriend }: CloseFriendButtonProps) {
  const t = useText();
  const session = useSession();
  const isAllowed = useIsOther(userId);
  const editPerson = useEditPerson();
  const { isOn, toggle } = useToggle({
    isOn: isCloseFriend,
    reason: 'closeFriend',
    send: (wanted) => session.call(wanted ? createCloseFriend : removeCloseFriend, { id: userId }),
    onStored: (_, stored) =>
      editPerson(userId, (person) => ({ ...person, following: { ...person.following, is_close_friend: stored } })),
    isAllowed,
  });
  return (
    <IconButton label={t(isOn ? 'closeFriend.remove' : 'closeFriend.add', { name })} onClick={toggle}>
      {isOn ? <StarFilledIcon /> : <StarIcon />}
    </IconButton>
  );
}
