import { useOverlay } from '@xana/ui-kit/overlay-stack';
import { useText } from '../../phrases/phrases.ts';
import { Slot } from '../../slots/slot.tsx';
import { LazySettings } from './lazy-settings.tsx';
import { MainNavigation } from './main-navigation.tsx';
import * as css from './sidebar.module.css';
import { useDrawer } from './use-drawer.ts';

/** A column beside the page from 992 px; a drawer over it below, and below 500 px anything outside closes it. */
export function Sidebar({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const t = useText();
  const drawer = useDrawer(isOpen, onClose);
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
        <MainNavigation />
        <Slot name="sidebar.spaces" />
        <Slot name="sidebar.people" />
        <Slot name="sidebar.balances" />
        <LazySettings />
      </aside>
    </>
  );
}
