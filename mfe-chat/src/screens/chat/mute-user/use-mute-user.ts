import { userHiddenChanged } from '@xana/contracts/events/chat';
import { fetchUnreadChatsCount } from '@xana/contracts/http/chat/fetch-unread-chats-count';
import { getAllFriends } from '@xana/contracts/http/chat/get-all-friends';
import { getConversation } from '@xana/contracts/http/chat/get-conversation';
import { muteUser } from '@xana/contracts/http/social/mute-user';
import { unmuteUser } from '@xana/contracts/http/social/unmute-user';
import type { UserSummary } from '@xana/contracts/http/users/user';
import { useBus, useEditAnswers, useErrorToast, useRefresh, useToast } from '@xana/remote-kit';
import { useSession } from '@xana/session/react';
import { useText } from '../../../phrases/phrases.ts';

/** Mutes or unmutes a user, and offers to undo it. Messages of a muted user are not part of the unread count. */
export function useMuteUser({ id, name }: UserSummary): (isMuted: boolean) => Promise<void> {
  const t = useText();
  const session = useSession();
  const bus = useBus();
  const toast = useToast();
  const refresh = useRefresh();
  const edit = useEditAnswers();
  const showError = useErrorToast();
  const set = async (isMuted: boolean): Promise<void> => {
    try {
      await session.call(isMuted ? muteUser : unmuteUser, { id });
      edit(getAllFriends, ({ count, rows }) => ({
        count,
        rows: rows.map((row) => (row.user.id === id ? { ...row, isMuted } : row)),
      }));
      edit(getConversation, (answer) => (answer.user.id === id ? { ...answer, isMuted } : answer));
      // The edit stopped a request whose answer may hold new messages.
      void refresh(getAllFriends);
      void refresh(fetchUnreadChatsCount);
      bus.publish(userHiddenChanged, { userId: id, isHidden: isMuted });
      toast({
        text: t(isMuted ? 'mute.done' : 'mute.undone', { name }),
        action: { label: t('undo'), onPress: () => void set(!isMuted) },
      });
    } catch (error) {
      showError(error);
    }
  };
  return set;
}
