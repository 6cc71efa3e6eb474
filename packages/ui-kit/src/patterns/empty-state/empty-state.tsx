import type { ReactNode } from 'react';
import * as css from './empty-state.module.css';

interface EmptyStateProps {
  text: string;
  icon?: ReactNode;
  /** How something gets here. */
  hint?: string;
  /** The one way to begin. */
  action?: ReactNode;
}

/** Says that there is nothing, and where it helps, what to do about it. */
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
