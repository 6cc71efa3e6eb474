import { reportRequested } from '@xana/contracts/events/chat';
import type { UserSummary } from '@xana/contracts/http/users/user';
import { profilePath, useBus, useNavigate } from '@xana/remote-kit';
import { BlockIcon, FlagIcon, MutedIcon } from '@xana/ui-kit/chat-icon';
import { BellIcon, MoreIcon, UserIcon } from '@xana/ui-kit/icon';
import { ActionMenu } from '@xana/ui-kit/menu';
import { useState } from 'react';
import { useText } from '../../../phrases/phrases.ts';
import { useMuteUser } from '../mute-user/use-mute-user.ts';
import { BlockUserDialog } from './block-user-dialog.tsx';

export interface UserMenuProps {
  label: string;
  user: UserSummary;
  isMuted: boolean;
}

type ActId = 'profile' | 'mute' | 'report' | 'block';

/** What a member can do about the other user of a conversation. */
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
