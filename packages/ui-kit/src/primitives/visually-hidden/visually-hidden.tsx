import type { ReactNode } from 'react';
import * as css from './visually-hidden.module.css';

/** For screen readers alone. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={css.hidden}>{children}</span>;
}
