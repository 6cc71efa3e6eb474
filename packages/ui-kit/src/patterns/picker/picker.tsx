import type { ReactNode } from 'react';
import * as css from './picker.module.css';

/** The content of a dialog that chooses one of many: a search, then groups. It keeps its height while a search finds less. */
export const Picker = ({ children, ref }: { children: ReactNode; ref?: React.Ref<HTMLDivElement> }) => (
  <div ref={ref} className={css.picker}>
    {children}
  </div>
);

/** What can be chosen, as `li`, under a heading. */
export function PickerGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.group} aria-label={title}>
      <h3 className={css.heading}>{title}</h3>
      <ul className={css.list}>{children}</ul>
    </section>
  );
}
