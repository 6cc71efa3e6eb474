import type { ReactNode } from 'react';
import * as css from './badge.module.css';

/** A count on an icon or a label on a picture; `soft` for a label on the page. */
export function Badge({
  tone = 'neutral',
  children,
}: {
  tone?: 'neutral' | 'accent' | 'soft' | 'live';
  children: ReactNode;
}) {
  return <span className={css[tone]}>{children}</span>;
}

/** Marks something new. Provide the accessible text elsewhere. */
export function BadgeDot() {
  return <span className={css.dot} aria-hidden="true" />;
}
