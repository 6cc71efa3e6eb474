import { Link } from '@xana/remote-kit';
import { CloseIcon, MenuIcon } from '@xana/ui-kit/icon';
import { IconButton } from '@xana/ui-kit/icon-button';
import { useText } from '../../phrases/phrases.ts';
import { Slot } from '../../slots/slot.tsx';
import { LanguagePicker } from '../language-picker/language-picker.tsx';
import { SiteMenu } from '../menu/site-menu.tsx';
import { ThemePicker } from '../theme/theme-picker.tsx';
import { CreateSpaceButton } from './create-space-button.tsx';
import * as css from './header.module.css';

interface HeaderProps {
  isSidebarOpen: boolean;
  onToggleSidebar(): void;
  hasSearch: boolean;
}

export function Header({ isSidebarOpen, onToggleSidebar, hasSearch }: HeaderProps) {
  const t = useText();
  return (
    <header className={css.header}>
      <div className={css.hamburger}>
        <IconButton
          label={t(isSidebarOpen ? 'frame.menuClose' : 'frame.menuOpen')}
          aria-expanded={isSidebarOpen}
          aria-controls="sidebar"
          onClick={onToggleSidebar}
        >
          {isSidebarOpen ? <CloseIcon /> : <MenuIcon />}
        </IconButton>
      </div>
      <Link to="/" className={css.logo} aria-label={t('frame.home')}>
        X<span className={css.rest}>ANA</span>
      </Link>
      <SiteMenu />
      {hasSearch && (
        <div className={css.search}>
          <Slot name="header.search" />
        </div>
      )}
      <div className={css.controls}>
        <CreateSpaceButton />
        <div className={css.pickers}>
          <LanguagePicker />
          <ThemePicker />
        </div>
        <Slot name="header.chat" />
        <Slot name="header.wallet" />
      </div>
    </header>
  );
}
