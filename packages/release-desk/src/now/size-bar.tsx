import type { DeskRelease } from '@xana/contracts/releases/desk';
import { kilobytes } from '../compare/sizes.ts';
import { phrases } from '../phrases/phrases.ts';
import * as css from './now.module.css';

/** The largest module against the budget of its remote; all files of the shell, which has none. */
export function SizeBar({ release: { bytes, entryBytes, budgetBytes } }: { release: DeskRelease }) {
  const text = phrases.useText();
  const share = budgetBytes === null ? 0 : Math.min(1, entryBytes / budgetBytes);
  const isOver = budgetBytes !== null && entryBytes > budgetBytes;
  return (
    <div>
      <dt>{text('size')}</dt>
      <dd>
        {budgetBytes === null
          ? text('sizeAlone', { bytes: kilobytes(bytes) })
          : text('sizeOf', { bytes: kilobytes(entryBytes), budget: String(budgetBytes / 1_000) })}
        {budgetBytes !== null && (
          <span className={css.bar} aria-hidden="true">
            <span className={isOver ? css.over : css.filled} style={{ width: `${share * 100}%` }} />
          </span>
        )}
        {isOver && <span className={css.warning}>{text('overBudget')}</span>}
      </dd>
    </div>
  );
}
