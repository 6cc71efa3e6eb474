import { likeUnlikeMsg } from '@xana/contracts/http/chat/like-unlike-msg';
import type { Message } from '@xana/contracts/http/chat/message';
import { useAction, useErrorToast } from '@xana/remote-kit';
import { useMember } from '@xana/session/react';

/** Returns how to like a message, or to remove the member's like. */
export function useLikeMessage(onChanged: (message: Message) => void): (message: Message) => void {
  const memberId = useMember()?.id ?? 0;
  const showError = useErrorToast();
  const { run } = useAction(likeUnlikeMsg, { onSuccess: onChanged, onError: showError });
  return ({ conversationId, seq, likes }) => void run({ conversationId, seq, isLike: !likes.includes(memberId) });
}
