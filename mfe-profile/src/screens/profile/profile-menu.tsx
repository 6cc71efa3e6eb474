import { lazyPart } from '@xana/remote-kit';
import { MenuButton } from '@xana/ui-kit/menu-button';
import { useText } from './phrases/phrases.ts';

const OpenedProfileMenu = lazyPart(() =>
  import('./opened-profile-menu.tsx').then(({ OpenedProfileMenu }) => OpenedProfileMenu),
);

/** An open dialog of the menu. */
export type MenuDialog = 'block' | 'report' | null;

export interface MenuState {
  open: MenuDialog;
  /** Kept by the screen: the profile loads again for a visitor who logs in, and the dialog opens after it. */
  setOpen(dialog: MenuDialog): void;
}

export interface ProfileMenuProps extends MenuState {
  userId: number;
  name: string;
  isMuted: boolean;
  isOwn: boolean;
}

export function ProfileMenu(props: ProfileMenuProps) {
  return (
    <MenuButton
      label={useText()('more')}
      isMade={props.open !== null}
      menu={(opening) => <OpenedProfileMenu {...props} {...opening} />}
    />
  );
}
