import { SIDEBAR_COLUMN } from '@xana/contracts/remotes/slots';
import { useIsPageInUse, useMedia } from '@xana/remote-kit';
import { useOverlay } from '@xana/ui-kit/overlay-stack';
import { type RefObject, useEffect, useRef } from 'react';
import { useText } from '../../phrases/phrases.ts';
import { Slot } from '../../slots/slot.tsx';
import { LazySettings } from './lazy-settings.tsx';
import { MainNavigation } from './main-navigation.tsx';
import * as css from './sidebar.module.css';

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
