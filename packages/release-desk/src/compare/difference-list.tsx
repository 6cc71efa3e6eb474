import type { ReactNode } from 'react';
import { phrases } from '../phrases/phrases.ts';
import * as css from './compare.module.css';

export interface Difference {
  kind: 'added' | 'removed' | 'changed';
  what: string;
  /** What exactly changed. */
  detail?: ReactNode;
}

const SIGNS: Record<Difference['kind'], string> = { added: '+', removed: '−', changed: '~' };

/** What comes, goes and changes, with a sign and a text: not everyone sees the colours. */
export function DifferenceList({ differences }: { differences: readonly Difference[] }) {
  const text = phrases.useText();
  return (
    <ul className={css.differences}>
      {differences.map(({ kind, what, detail }) => (
        <li key={`${kind} ${what}`} data-kind={kind}>
          <span className={css.kind}>
            <span className={css.sign} aria-hidden="true">
              {SIGNS[kind]}
            </span>
            {text(kind)}
          </span>
          <span className={css.what}>
            <code>{what}</code> {detail && <span className={css.soft}>{detail}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
