import { type ReactNode, useId } from 'react';
import * as css from './settings-card.module.css';

interface SettingsCardProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** A group of controls within a section, with its title and what it does. */
export function SettingsCard({ title, text, children }: SettingsCardProps) {
  const id = useId();
  return (
    <section className={css.card} aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {title}
      </h3>
      {text && <p className={css.text}>{text}</p>}
      {children}
    </section>
  );
}

/** The buttons and links of a card. They wrap. */
export const CardActions = ({ children }: { children: ReactNode }) => <div className={css.actions}>{children}</div>;
