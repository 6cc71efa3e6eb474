import type { ReactNode } from 'react';
import * as css from './tag-chip.module.css';

interface TagChipProps {
  children: ReactNode;
  /** Makes the chip a toggle button. */
  onToggle?(): void;
  isChosen?: boolean;
}

/** A tag. For navigation use a link with `tagChipClass()`. */
export function TagChip({ children, onToggle, isChosen = false }: TagChipProps) {
  if (!onToggle) return <span className={css.chip}>{children}</span>;
  return (
    <button type="button" className={css.action} aria-pressed={isChosen} onClick={onToggle}>
      {children}
    </button>
  );
}

/** The class for a link that looks like a tag. */
export const tagChipClass = (): string => css.action;
