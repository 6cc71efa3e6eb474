import type { ReactNode } from 'react';
import * as css from './empty-state.module.css';

/** Says that there is nothing, and where it helps, what to do about it. */
export function EmptyState({ text, icon, action }: { text: string; icon?: ReactNode; action?: ReactNode }) {
  return (
    <div className={css.empty}>
      {icon}
      <p>{text}</p>
      {action}
    </div>
  );
}
