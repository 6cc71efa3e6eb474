import { useEffect } from 'react';
import { useText } from '../../phrases/phrases.ts';
import { SlotPlace } from '../../slots/slot-place.tsx';
import * as css from './sidebar.module.css';

/** A column beside the page from 992 px; a drawer over it below. */
export function Sidebar({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const t = useText();
  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen, onClose]);
  return (
    <>
      {isOpen && (
        <button type="button" className={css.scrim} onClick={onClose} aria-label={t('frame.menuClose')} tabIndex={-1} />
      )}
      <aside id="sidebar" className={css.sidebar} data-open={isOpen} aria-label={t('frame.sidebar')}>
        <SlotPlace name="sidebar.spaces" />
        <SlotPlace name="sidebar.people" />
        <SlotPlace name="sidebar.balances" />
      </aside>
    </>
  );
}
