import type { ReactNode } from 'react';
import * as css from './choice-list.module.css';

interface ChoiceListProps {
  label?: string;
  /** As many columns as fit. */
  hasColumns?: boolean;
  children: ReactNode;
}

export function ChoiceList({ label, hasColumns = false, children }: ChoiceListProps) {
  return (
    <ul className={hasColumns ? css.columns : css.list} aria-label={label}>
      {children}
    </ul>
  );
}
