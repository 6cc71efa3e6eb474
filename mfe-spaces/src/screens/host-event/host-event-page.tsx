import type { ReactNode } from 'react';
import * as css from './host-event.module.css';

/** A form as a page: its heading, and a surface that the form fills. */
export const HostEventPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={css.page}>
    <h1 className={css.title}>{title}</h1>
    <div className={css.surface}>{children}</div>
  </div>
);
