import type { ReactNode } from 'react';
import * as stretched from '../stretched-link/stretched-link.module.css';
import * as css from './list-row.module.css';

interface ListRowProps {
  title: ReactNode;
  /** An avatar, a picture, an icon. */
  start?: ReactNode;
  meta?: ReactNode;
  /** At the end, above the row's link: a button, a time, a badge. */
  end?: ReactNode;
  /** Renders the link around the title; it covers the whole row. */
  link?(children: ReactNode, className: string): ReactNode;
}

/** The content of an `li`: title, metadata and an action. */
export function ListRow({ title, start, meta, end, link }: ListRowProps) {
  return (
    <div className={link ? css.linked : css.row}>
      {start}
      <div className={css.words}>
        <p className={css.title}>{link ? link(title, stretched.link) : title}</p>
        {meta && <p className={css.meta}>{meta}</p>}
      </div>
      {end && <div className={css.end}>{end}</div>}
    </div>
  );
}

/**
 * Details in `meta` with a dot between those that stand in one line. One that does not fit begins a line, without a dot;
 * empty ones are left out.
 */
export const RowDetails = ({ details }: { details: readonly (string | null | undefined)[] }) => (
  <span className={css.clip}>
    <span className={css.details}>
      {details.filter(Boolean).map((detail) => (
        <span key={detail} className={css.detail}>
          {detail}
        </span>
      ))}
    </span>
  </span>
);
