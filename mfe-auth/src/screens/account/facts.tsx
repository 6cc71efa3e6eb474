import type { ReactNode } from 'react';
import * as css from './account.module.css';

/** Facts on one line that wraps between them, never within a date. Empty ones are left out. */
export function Facts({ facts }: { facts: readonly ReactNode[] }) {
  const shown = facts.filter(Boolean);
  if (shown.length === 0) return null;
  return (
    <span className={css.meta}>
      {shown.map((fact, position) => (
        <span key={position}>{fact}</span>
      ))}
    </span>
  );
}
