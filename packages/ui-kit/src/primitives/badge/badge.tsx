import type { ReactNode } from 'react';
import * as css from './badge.module.css';

/** A small mark: a count on an icon, or a word on a picture. Its words are read where they stand. */
export function Badge({ tone = 'neutral', children }: { tone?: 'neutral' | 'accent' | 'live'; children: ReactNode }) {
  return <span className={css[tone]}>{children}</span>;
}

/** There is something new; what it is must be said in words elsewhere. */
export function BadgeDot() {
  return <span className={css.dot} aria-hidden="true" />;
}
