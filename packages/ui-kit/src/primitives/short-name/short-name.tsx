import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './short-name.module.css';

/** A truncated name: shows `short`, with `full` for screen readers and as the tooltip. */
export function ShortName({ short, full }: { short: string; full: string }) {
  if (short === full) return <bdi className={css.name}>{full}</bdi>;
  return (
    <>
      <bdi className={css.name} aria-hidden="true">
        {short}
      </bdi>
      <VisuallyHidden>{full}</VisuallyHidden>
    </>
  );
}
