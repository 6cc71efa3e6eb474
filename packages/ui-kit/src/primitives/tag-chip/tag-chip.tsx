import type { ReactNode } from 'react';
import * as css from './tag-chip.module.css';

interface TagChipProps {
  children: ReactNode;
  /** With it the chip is a button that is chosen or not. */
  onToggle?(): void;
  isChosen?: boolean;
}

/** A short word about something. For a chip that goes somewhere give a link `tagChipClass()`. */
export function TagChip({ children, onToggle, isChosen = false }: TagChipProps) {
  if (!onToggle) return <span className={css.chip}>{children}</span>;
  return (
    <button type="button" className={css.action} aria-pressed={isChosen} onClick={onToggle}>
      {children}
    </button>
  );
}

/** The look of a chip for a link. */
export const tagChipClass = (): string => css.action;
