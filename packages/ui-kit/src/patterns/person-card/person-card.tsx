import type { ReactNode } from 'react';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import * as stretched from '../stretched-link/stretched-link.module.css';
import * as css from './person-card.module.css';

interface PersonCardProps {
  name: string;
  avatar: string | null;
  color: string;
  meta: string;
  link(children: ReactNode, className: string): ReactNode;
  /** A button on top of the card's link. */
  action?: ReactNode;
  /** A round button in the corner, on top of the card's link. */
  corner?: ReactNode;
}

export function PersonCard({ name, avatar, color, meta, link, action, corner }: PersonCardProps) {
  return (
    <article className={css.card}>
      <Avatar name={name} src={avatar} color={color} size={72} />
      <h3 className={css.name}>{link(<bdi>{name}</bdi>, stretched.link)}</h3>
      <p className={css.meta}>{meta}</p>
      {action && <div className={css.action}>{action}</div>}
      {corner && <div className={css.corner}>{corner}</div>}
    </article>
  );
}
