import { reportRequested, userHiddenChanged } from '@xana/contracts/events/chat';
import { fetchUnreadChatsCount, getAllFriends, getConversation } from '@xana/contracts/http/chat/conversations';
import { muteUser, unmuteUser } from '@xana/contracts/http/social/mutes';
import type { UserSummary } from '@xana/contracts/http/users/user';
import { sharedPhrases } from '@xana/i18n';
import { profilePath, useBus, useEditAnswers, useNavigate, useRefresh, useToast } from '@xana/remote-kit';
import { useToggle } from '@xana/remote-kit/toggle';
import { useSession } from '@xana/session/react';
import { BlockIcon, FlagIcon, MutedIcon } from '@xana/ui-kit/chat-icon';
import { BellIcon, MoreIcon, UserIcon } from '@xana/ui-kit/icon';
import { ActionMenu } from '@xana/ui-kit/menu';
import { useState } from 'react';
import { useText } from '../../../phrases/phrases.ts';
import { BlockUserDialog } from './block-user-dialog.tsx';

export interface UserMenuProps {
  label: string;
  user: UserSummary;
  isMuted: boolean;
}

type ActId = 'profile' | 'mute' | 'report' | 'block';

export function UserMenu({ label, user, isMuted }: UserMenuProps) {
  const t = useText();
  const bus = useBus();
  const navigate = useNavigate();
  const mute = useMuteUser(user, isMuted);
  const [isBlocking, setIsBlocking] = useState(false);
  const actions = [
    { id: 'profile', name: t('with.profile'), icon: <UserIcon /> },
    { id: 'mute', name: t(mute.isOn ? 'mute.undo' : 'mute.action'), icon: mute.isOn ? <BellIcon /> : <MutedIcon /> },
    { id: 'report', name: t('action.report'), icon: <FlagIcon />, isDangerous: true },
    { id: 'block', name: t('block.action'), icon: <BlockIcon />, isDangerous: true },
  ] as const;
  const run: Record<ActId, () => void> = {
    profile: () => void navigate(profilePath(user.id)),
    mute: mute.toggle,
    report: () => bus.publish(reportRequested, { targetType: 'user', targetId: String(user.id), name: user.name }),
    block: () => setIsBlocking(true),
  };
  return (
    <>
      <ActionMenu<ActId>
        label={label}
        trigger={<MoreIcon />}
        actions={actions}
        onAct={(id) => run[id]()}
        isOpenAtFirst
      />
      {isBlocking && <BlockUserDialog user={user} onClose={() => setIsBlocking(false)} />}
    </>
  );
}

/** Mutes or unmutes a user, and offers to undo it. Messages of a muted user are not part of the unread count. */
function useMuteUser({ id, name }: UserSummary, isMuted: boolean) {
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
