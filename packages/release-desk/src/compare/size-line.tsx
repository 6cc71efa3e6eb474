import type { DeskRelease } from '@xana/contracts/releases/desk';
import { phrases } from '../phrases/phrases.ts';
import * as css from './compare.module.css';
import { kilobytes, signedSize } from './sizes.ts';

/** The size of all files of two releases, in one line. */
export function SizeLine({ from, to }: { from: DeskRelease; to: DeskRelease }) {
  const text = phrases.useText();
  return (
    <p className={css.soft}>
      {text('sizeChange', {
        before: kilobytes(from.bytes),
        after: kilobytes(to.bytes),
        difference: signedSize(to.bytes - from.bytes),
      })}
    </p>
  );
}
