import { createCloseFriend } from '@xana/contracts/http/social/create-close-friend';
import { removeCloseFriend } from '@xana/contracts/http/social/remove-close-friend';
import { useAction, useErrorToast } from '@xana/remote-kit';
import { StarFilledIcon, StarIcon } from '@xana/ui-kit/icon';
import { IconButton } from '@xana/ui-kit/icon-button';
import { useEffect, useState } from 'react';
import { useText } from '../../phrases/phrases.ts';
import { useEditPerson } from '../people-lists.ts';

interface CloseFriendButtonProps {
  userId: number;
  name: string;
  isCloseFriend: boolean;
}

/** Marks a user as a close friend, visible only to the member. Optimistic: reverted with a toast when the server rejects it. */
export function CloseFriendButton({ userId, name, isCloseFriend: wasCloseFriend }: CloseFriendButtonProps) {
  const t = useText();
  const showError = useErrorToast();
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
  const toggle = () => {
    setIsCloseFriend(!isCloseFriend);
    void (isCloseFriend ? unmark : mark).run({ id: userId });
  };
  return (
    <IconButton label={t(isCloseFriend ? 'closeFriend.remove' : 'closeFriend.add', { name })} onClick={toggle}>
      {isCloseFriend ? <StarFilledIcon /> : <StarIcon />}
    </IconButton>
  );
}
