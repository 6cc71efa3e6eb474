import { createCloseFriend } from '@xana/contracts/http/social/create-close-friend';
import { removeCloseFriend } from '@xana/contracts/http/social/remove-close-friend';
import { useAction, useErrorToast, useMemberAction, useToast } from '@xana/remote-kit';
import { IconButton } from '@xana/ui-kit/icon-button';
import { StarFilledIcon, StarIcon } from '@xana/ui-kit/member-icon';
import { useEffect, useState } from 'react';
import { useEditPerson } from '../people-lists.ts';
import { useText } from '../person-actions/phrases/phrases.ts';

interface CloseFriendButtonProps {
  userId: number;
  name: string;
  isCloseFriend: boolean;
}

/**
 * Marks a user as a close friend, visible only to the member. A visitor logs in first (PR-09). Optimistic: reverted with a toast
 * when the server rejects it.
 */
export function CloseFriendButton({ userId, name, isCloseFriend: wasCloseFriend }: CloseFriendButtonProps) {
  const t = useText();
  const showError = useErrorToast();
  const toast = useToast();
  const asMember = useMemberAction('closeFriend');
  const editPerson = useEditPerson();
  const [isCloseFriend, setIsCloseFriend] = useState(wasCloseFriend);
  useEffect(() => setIsCloseFriend(wasCloseFriend), [wasCloseFriend]);
  const outcomeOf = (value: boolean) => ({
    onSuccess: () =>
      editPerson(userId, (person) => ({ ...person, following: { ...person.following, is_close_friend: value } })),
    onError: (error: unknown) => {
      setIsCloseFriend(!value);
      showError(error);
    },
  });
  const mark = useAction(createCloseFriend, outcomeOf(true));
  const unmark = useAction(removeCloseFriend, outcomeOf(false));
  const set = (value: boolean) => {
    setIsCloseFriend(value);
    return (value ? mark : unmark).run({ id: userId });
  };
  const toggle = () => {
    // Decided at the click: after a login the member may be this user.
    const value = !isCloseFriend;
    asMember(({ id }) => (id === userId ? toast({ text: t('isYourself') }) : set(value)));
  };
  return (
    <IconButton label={t(isCloseFriend ? 'closeFriend.remove' : 'closeFriend.add', { name })} onClick={toggle}>
      {isCloseFriend ? <StarFilledIcon /> : <StarIcon />}
    </IconButton>
  );
}
