import type { ReactNode } from 'react';
import * as css from './empty-state.module.css';

interface EmptyStateProps {
  text: string;
  icon?: ReactNode;
  /** How to fill the list. */
  hint?: string;
  /** The primary action. */
  action?: ReactNode;
}

/** Replaces an empty list, optionally with a hint and an action. */
export function EmptyState({ text, icon, hint, action }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      {icon}
      <p>{text}</p>
      {hint && <p className={css.hint}>{hint}</p>}
      {action}
    </div>
  );
}
