import { lazyPart } from '@xana/remote-kit';
import { useMember } from '@xana/session/react';
import { MenuButton } from '@xana/ui-kit/menu-button';
import { useText } from './phrases/phrases.ts';

const OpenedMenu = lazyPart(() =>
  import('./opened-own-space-menu.tsx').then(({ OpenedOwnSpaceMenu }) => OpenedOwnSpaceMenu),
);

export interface ManagedSpace {
  id: number;
  name: string;
  user: { id: number } | null;
}

interface OwnSpaceMenuProps {
  space: ManagedSpace;
  /** The space is gone: the page shows what can be undone. */
  onDeleted(): void;
}

/** What the creator of a space can do with it; nothing for everyone else. Loaded with the first click. */
export function OwnSpaceMenu({ space, onDeleted }: OwnSpaceMenuProps) {
  const t = useText();
  const member = useMember();
  if (!member || space.user?.id !== member.id) return null;
  const label = t('menu', { name: space.name });
  return <MenuButton label={label} menu={() => <OpenedMenu space={space} label={label} onDeleted={onDeleted} />} />;
}
