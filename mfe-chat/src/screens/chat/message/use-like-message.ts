import type { Message } from '@xana/contracts/http/chat/message';
import { likeUnlikeMsg } from '@xana/contracts/http/chat/messages';
import { useToggle } from '@xana/remote-kit/toggle';
import { useMember, useSession } from '@xana/session/react';

export function useLikeMessage({ conversationId, seq, likes }: Message, onChanged: (message: Message) => void) {
  const session = useSession();
  const memberId = useMember()?.id ?? 0;
  return useToggle({
    isOn: likes.includes(memberId),
    reason: 'like',
    send: (isLike) => session.call(likeUnlikeMsg, { conversationId, seq, isLike }),
    onStored: onChanged,
  });
}
