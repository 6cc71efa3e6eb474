import { createSpaceRequested } from '@xana/contracts/events/shell';
import { Link, useMemberAction } from '@xana/remote-kit';
import { useSession, useSessionState } from '@xana/session/react';
import { CloseIcon, CreateIcon, MenuIcon } from '@xana/ui-kit/icon';
import { IconButton } from '@xana/ui-kit/icon-button';
import { useText } from '../../phrases/phrases.ts';
import { useComposition } from '../../slots/composition.ts';
import { Slot } from '../../slots/slot.tsx';
import { SiteMenu } from '../menu/site-menu.tsx';
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
        <ReservedSlot name="header.notifications" />
        <ReservedSlot name="header.chat" />
        <ReservedSlot name="header.wallet" />
      </div>
    </header>
  );
}

/**
 * A slot that takes its place before its modules are there. Otherwise they move the buttons beside them while the page starts, and a
 * click between press and release is lost.
 */
function ReservedSlot({ name }: { name: 'header.notifications' | 'header.chat' | 'header.wallet' }) {
  const composition = useComposition();
  const isVisitor = useSessionState().status === 'visitor';
  const isExpected = composition.slot(name).some(({ contribution }) => !isVisitor || contribution.login !== 'required');
  if (!isExpected) return null;
  const className = name !== 'header.wallet' ? css.icon : isVisitor ? css.login : css.account;
  return (
    <div className={className}>
      <Slot name={name} />
    </div>
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

/** Opens the dialog of the remote that handles `createSpaceRequested`; a visitor is asked to log in first. */
function CreateSpaceButton() {
  const t = useText();
  const session = useSession();
  const asMember = useMemberAction('createSpace');
  const { handlers, options } = useComposition();
  const create = () => {
    const isHandled = handlers.some(({ contribution }) => contribution.event === createSpaceRequested.name);
    if (isHandled) session.requestCreateSpace();
    else options.toast({ text: t('frame.createSpaceSoon') });
  };
  return (
    <button
      type="button"
      className={css.create}
      title={t('frame.createSpace')}
      aria-label={t('frame.createSpace')}
      aria-haspopup="dialog"
      onClick={() => asMember(create)}
    >
      <CreateIcon />
      <span>{t('frame.create')}</span>
    </button>
  );
}
