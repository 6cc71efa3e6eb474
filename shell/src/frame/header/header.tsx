import { Link } from '@xana/remote-kit';
import { CloseIcon, MenuIcon } from '@xana/ui-kit/icon';
import { IconButton } from '@xana/ui-kit/icon-button';
import { useText } from '../../phrases/phrases.ts';
import { Slot } from '../../slots/slot.tsx';
import { SiteMenu } from '../menu/site-menu.tsx';
import { CreateSpaceButton } from './create-space-button.tsx';
import * as css from './header.module.css';
import { LanguagePicker, ThemePicker } from './pickers.tsx';

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
        <Slot name="header.notifications" />
        <Slot name="header.chat" />
        <Slot name="header.wallet" />
      </div>
    </header>
  );
}

interface SearchVisibility {
  /** Whether a remote contributes a search field. */
  isContributed: boolean;
  pathname: string;
  /** Declared by the page's contribution. */
  hidesSearch: boolean | undefined;
}

/** Hides the header's search field on pages with their own, such as /search. */
export function showsSearch({ isContributed, pathname, hidesSearch }: SearchVisibility): boolean {
  return isContributed && !(hidesSearch ?? pathname === '/search');
}
