import type { ReactNode } from 'react';
import * as css from './grid.module.css';

interface GridProps {
  cardWidth: 'wide' | 'narrow' | 'person';
  /** Accessible name, if no heading names the list. */
  label?: string;
  children: ReactNode[];
}

/** Cards in as many columns as fit. */
export function Grid({ cardWidth, label, children }: GridProps) {
  return (
    <ul className={css.grid} data-width={cardWidth} aria-label={label}>
      {children.map((child, index) => (
        <li key={index} className={css.cell}>
          {child}
        </li>
      ))}
    </ul>
  );
}
