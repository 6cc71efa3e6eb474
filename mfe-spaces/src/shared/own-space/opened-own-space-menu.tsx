import { useNavigate } from '@xana/remote-kit';
import { DeleteIcon, EditIcon } from '@xana/ui-kit/chat-icon';
import { CalendarIcon, MonitorIcon, MoreIcon } from '@xana/ui-kit/icon';
import { ActionMenu } from '@xana/ui-kit/menu';
import { useState } from 'react';
import type { ManagedSpace } from './own-space-menu.tsx';
import { useText } from './phrases/phrases.ts';
import { UpdateSpaceDialog } from './update-space/update-space-dialog.tsx';
import { useDeleteSpace } from './use-delete-space.ts';

type Action = 'edit' | 'event' | 'numbers' | 'delete';

interface OpenedOwnSpaceMenuProps {
  space: ManagedSpace;
  label: string;
  onDeleted(): void;
}

export function OpenedOwnSpaceMenu({ space, label, onDeleted }: OpenedOwnSpaceMenuProps) {
  const t = useText();
  const [isEditing, setIsEditing] = useState(false);
  const navigate = useNavigate();
  const deleteSpace = useDeleteSpace(space.id, onDeleted);
  const act: Record<Action, () => void> = {
    edit: () => setIsEditing(true),
    event: () => void navigate(`/create-event?space=${space.id}`),
    numbers: () => void navigate(`/space-numbers/${space.id}`),
    delete: deleteSpace,
  };
  return (
    <>
      <ActionMenu<Action>
        label={label}
        trigger={<MoreIcon />}
        actions={[
          { id: 'edit', name: t('edit'), icon: <EditIcon size={18} /> },
          { id: 'event', name: t('event'), icon: <CalendarIcon size={18} /> },
          { id: 'numbers', name: t('numbers'), icon: <MonitorIcon size={18} /> },
          { id: 'delete', name: t('delete'), icon: <DeleteIcon size={18} />, isDangerous: true },
        ]}
        onAct={(id) => act[id]()}
        isOpenAtFirst
      />
      {isEditing && <UpdateSpaceDialog id={space.id} onClose={() => setIsEditing(false)} />}
    </>
  );
}
