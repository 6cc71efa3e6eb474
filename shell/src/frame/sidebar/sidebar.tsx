import { SIDEBAR_COLUMN } from '@xana/contracts/remotes/slots';
import { useIsPageInUse, useMedia } from '@xana/remote-kit';
import { useMember } from '@xana/session/react';
import { CompassIcon, FeedIcon, StoreIcon, UsersIcon } from '@xana/ui-kit/icon';
import { useOverlay } from '@xana/ui-kit/overlay-stack';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../phrases/phrases.ts';
import { Slot } from '../../slots/slot.tsx';
import { currentSection } from '../navigation/current-section.ts';
import { friendsPath, SectionLink } from '../navigation/section-link.tsx';
import { useLazyModule } from '../use-lazy-module.ts';
import * as settingsCss from './lazy-settings.module.css';
import * as mainCss from './main-navigation.module.css';
import * as css from './sidebar.module.css';

const SECTIONS = [
  { name: 'space', text: 'navigation.explore', Icon: CompassIcon, to: '/explore' },
  { name: 'feed', text: 'bar.feed', Icon: FeedIcon, to: '/feed?for=user' },
  { name: 'friends', text: 'bar.friends', Icon: UsersIcon, to: friendsPath },
  { name: 'store', text: 'navigation.store', Icon: StoreIcon, to: '/store' },
] as const;

const loadSettings = () => import('./settings/settings.tsx');

/**
 * A column beside the page from 992 px; below that width a drawer over the page, whose lists load with the first use of the page.
 * They scroll above the settings.
 */
export function Sidebar({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const t = useText();
  const drawer = useDrawer(isOpen, onClose);
  const isColumn = useMedia(SIDEBAR_COLUMN);
  const isInUse = useIsPageInUse();
  const hasLists = isColumn || isOpen || isInUse;
  useOverlay(isOpen, onClose);
  return (
    <>
      {isOpen && (
        <button type="button" className={css.scrim} onClick={onClose} aria-label={t('frame.menuClose')} tabIndex={-1} />
      )}
      <aside
        id="sidebar"
        className={css.sidebar}
        data-open={isOpen}
        aria-label={t('frame.sidebar')}
        ref={drawer}
        tabIndex={-1}
      >
        <div className={css.lists}>
          <MainNavigation />
          {hasLists && (
            <>
              <Slot name="sidebar.spaces" />
              <Slot name="sidebar.people" />
              <Slot name="sidebar.balances" />
            </>
          )}
        </div>
        <LazySettings />
      </aside>
    </>
  );
}

/**
 * While the drawer is open: Escape closes it, the page behind it does not scroll, and a window that becomes wide closes it.
 * The focus moves into the drawer, and back to the opener when it closes.
 */
function useDrawer(isOpen: boolean, onClose: () => void): RefObject<HTMLElement | null> {
  const drawer = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const opener = document.activeElement;
    drawer.current?.focus({ preventScroll: true });
    const leaving = new AbortController();
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    document.addEventListener('keydown', closeOnEscape, leaving);
    matchMedia(SIDEBAR_COLUMN).addEventListener('change', onClose, leaving);
    const { style } = document.documentElement;
    style.overflow = 'hidden';
    return () => {
      leaving.abort();
      style.overflow = '';
      if (drawer.current?.contains(document.activeElement) && opener instanceof HTMLElement) opener.focus();
    };
  }, [isOpen, onClose]);
  return drawer;
}

/** Visitors, whose first load has a budget, load the settings with the first use of the page. Their height is reserved. */
function LazySettings() {
  const isMember = useMember() !== null;
  const isNeeded = useIsPageInUse() || isMember;
  const loaded = useLazyModule(loadSettings, isNeeded);
  return <div className={settingsCss.settings}>{loaded && <loaded.Settings />}</div>;
}

/** The main sections, above the lists of the sidebar. The list of spaces marks the page of a space. */
function MainNavigation() {
  const t = useText();
  const member = useMember();
  const { pathname, search } = useLocation();
  const current = pathname.startsWith('/details/') ? undefined : currentSection({ pathname, search }, member?.id);
  return (
    <nav aria-label={t('navigation.label')}>
      <ul className={mainCss.sections}>
        {SECTIONS.map(({ name, text, Icon, to }) => (
          <li key={name}>
            <SectionLink name={name} to={to} isCurrent={current === name} className={mainCss.section}>
              <Icon />
              {t(text)}
            </SectionLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
