import type { ReactNode } from 'react';
import * as css from './banner.module.css';

/**
 * A line below the header that concerns the whole page, with its button. The status element always exists, so that screen readers announce
 * a change of its text.
 */
export function Banner({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <div className={css.banner} data-shown={Boolean(text)}>
      <p role="status">{text}</p>
      {text && children}
    </div>
  );
}
