import { type ReactNode, useId } from 'react';
import * as css from './settings-card.module.css';

/** A group of controls within a section, with its title and what it does. */
export function SettingsCard({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.card} aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {title}
      </h3>
      {text && <CardText>{text}</CardText>}
      {children}
    </section>
  );
}

/** The buttons and links of a card. They wrap. */
export const CardActions = ({ children }: { children: ReactNode }) => <div className={css.actions}>{children}</div>;

/** A switch of a card, and at the end of its line a button that belongs to it. */
export const CardRow = ({ children }: { children: ReactNode }) => <div className={css.row}>{children}</div>;

/** What a reader should know of a card, in place of a control that cannot be used. */
export const CardText = ({ children }: { children: ReactNode }) => <p className={css.text}>{children}</p>;
