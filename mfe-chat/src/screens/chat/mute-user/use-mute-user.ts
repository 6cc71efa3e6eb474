import { userHiddenChanged } from '@xana/contracts/events/chat';
import { fetchUnreadChatsCount, getAllFriends, getConversation } from '@xana/contracts/http/chat/conversations';
import { muteUser, unmuteUser } from '@xana/contracts/http/social/mutes';
import type { UserSummary } from '@xana/contracts/http/users/user';
import { sharedPhrases } from '@xana/i18n';
import { useBus, useEditAnswers, useRefresh, useToast } from '@xana/remote-kit';
import { useToggle } from '@xana/remote-kit/toggle';
import { useSession } from '@xana/session/react';
import { useText } from '../../../phrases/phrases.ts';

/** Mutes or unmutes a user, and offers to undo it. Messages of a muted user are not part of the unread count. */
export function useMuteUser({ id, name }: UserSummary, isMuted: boolean) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const session = useSession();
  const bus = useBus();
  const toast = useToast();
  const refresh = useRefresh();
  const edit = useEditAnswers();
  const { isOn, toggle, set } = useToggle({
    isOn: isMuted,
    reason: 'mute',
    send: (wanted) => session.call(wanted ? muteUser : unmuteUser, { id }),
    onStored(stored) {
      edit(getAllFriends, ({ count, rows }) => ({
        count,
        rows: rows.map((row) => (row.user.id === id ? { ...row, isMuted: stored.isMuted } : row)),
      }));
      edit(getConversation, (answer) => (answer.user.id === id ? { ...answer, isMuted: stored.isMuted } : answer));
      // The edit stopped a request whose answer may hold new messages.
      void refresh(getAllFriends);
      void refresh(fetchUnreadChatsCount);
      bus.publish(userHiddenChanged, { userId: id, isHidden: stored.isMuted });
      toast({
        text: t(stored.isMuted ? 'mute.done' : 'mute.undone', { name }),
        action: { label: shared('undo'), onPress: () => void set(!stored.isMuted) },
      });
    },
  });
  return { isOn, toggle };
}
