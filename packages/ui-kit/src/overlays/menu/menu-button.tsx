import { type ReactNode, Suspense, useState } from 'react';
import { MoreIcon } from '../../icons/icons.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';

interface MenuButtonProps {
  label: string;
  /** Makes the menu closed, without a click: it contains a dialog that is to be open. */
  isMade?: boolean;
  /** The menu with its own button, which may load now. */
  menu(opening: { isOpenAtFirst: boolean }): ReactNode;
}

/** A button whose menu is made with the first click: a list has hundreds of them, and a page needs the code of none. */
export function MenuButton({ label, isMade = false, menu }: MenuButtonProps) {
  const [isOpened, setIsOpened] = useState(false);
  const [wasMade, setWasMade] = useState(isMade);
  if (isMade && !wasMade) setWasMade(true);
  const button = (
    <IconButton label={label} aria-haspopup="menu" aria-expanded={false} onClick={() => setIsOpened(true)}>
      <MoreIcon />
    </IconButton>
  );
  if (!isOpened && !wasMade) return button;
  return <Suspense fallback={button}>{menu({ isOpenAtFirst: isOpened })}</Suspense>;
}
