import type { getAllFriends } from '@xana/contracts/http/chat/conversations';
import type { RowOf } from '@xana/remote-kit';
import { useMember } from '@xana/session/react';
import { useText } from '../../../phrases/phrases.ts';

/** The newest message of a conversation in one line, and whether the member sent it. */
export function useLastText(conversation: RowOf<typeof getAllFriends>): string {
  const t = useText();
  const memberId = useMember()?.id;
  const { lastMessage, lastHasPictures, lastSenderId } = conversation;
  const text = lastMessage || t(lastHasPictures ? 'picture.name' : 'message.deleted');
  return lastSenderId === memberId ? t('chat.you', { text }) : text;
}
