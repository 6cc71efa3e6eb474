import type { ReactNode } from 'react';
import * as css from './badge.module.css';

/** A small mark: a count on an icon, or a word on a picture. */
export function Badge({ tone = 'neutral', children }: { tone?: 'neutral' | 'accent' | 'live'; children: ReactNode }) {
  return <span className={css[tone]}>{children}</span>;
}
