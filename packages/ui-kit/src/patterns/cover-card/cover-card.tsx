import type { ReactNode } from 'react';
import { Picture } from '../../primitives/picture/picture.tsx';
import * as stretched from '../stretched-link/stretched-link.module.css';
import * as css from './cover-card.module.css';

interface CoverCardProps {
  title: ReactNode;
  picture: string | null;
  /** `16 / 9` for covers, `3 / 4` for figures. */
  ratio?: string;
  sizes: string;
  /** One line under the title. */
  meta?: ReactNode;
  /** On the picture, top left. */
  badge?: ReactNode;
  /** On the picture, on top of the card's link, and after it in the order of the keyboard. The empty area stays a part of the link. */
  controls?: ReactNode;
  /** Buttons at the bottom, on top of the card's link. */
  footer?: ReactNode;
  /** The picture's main colour, shown while it loads. */
  color?: string;
  isUrgent?: boolean;
  /** Renders the link around the title; it covers the whole card. */
  link(children: ReactNode, className: string): ReactNode;
}

/** A large picture with a title; the whole card is one link. */
export function CoverCard({
  title,
  picture,
  ratio = '16 / 9',
  sizes,
  meta,
  badge,
  controls,
  footer,
  color,
  isUrgent,
  link,
}: CoverCardProps) {
  return (
    <article className={css.card}>
      <div className={css.cover}>
        <Picture src={picture} alt="" sizes={sizes} ratio={ratio} color={color} isUrgent={isUrgent} />
        {badge && <div className={css.badge}>{badge}</div>}
      </div>
      <h3 className={css.title}>{link(<bdi>{title}</bdi>, stretched.link)}</h3>
      {meta && <div className={css.meta}>{meta}</div>}
      {footer && <div className={css.footer}>{footer}</div>}
      {controls && <div className={css.controls}>{controls}</div>}
    </article>
  );
}
