import { reportRequested } from '@xana/contracts/events/chat';
import type { UserSummary } from '@xana/contracts/http/users/user';
import { useBus, useNavigate } from '@xana/remote-kit';
import { BlockIcon, FlagIcon } from '@xana/ui-kit/chat-icon';
import { MoreIcon, UserIcon } from '@xana/ui-kit/icon';
import { ActionMenu } from '@xana/ui-kit/menu';
import { useState } from 'react';
import { useText } from '../../../phrases/phrases.ts';
import { BlockUserDialog } from './block-user-dialog.tsx';

export interface UserMenuProps {
  label: string;
  user: UserSummary;
}

type ActId = 'profile' | 'report' | 'block';

/** What a member can do about the other user of a conversation. */
export function UserMenu({ label, user }: UserMenuProps) {
  const t = useText();
  const bus = useBus();
  const navigate = useNavigate();
  const [isBlocking, setIsBlocking] = useState(false);
  const actions = [
    { id: 'profile', name: t('with.profile'), icon: <UserIcon /> },
    { id: 'report', name: t('action.report'), icon: <FlagIcon />, isDangerous: true },
    { id: 'block', name: t('block.action'), icon: <BlockIcon />, isDangerous: true },
  ] as const;
  const run: Record<ActId, () => void> = {
    profile: () => void navigate(`/profile?user=${user.id}`),
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
