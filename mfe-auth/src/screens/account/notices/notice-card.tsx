import { WarningIcon } from '@xana/ui-kit/icon';
import { type ReactNode, useEffect, useState } from 'react';
import * as css from './notice-card.module.css';

interface NoticeCardProps {
  label: string;
  text: string;
  children: ReactNode;
}

/** A card above the page that does not take the focus. Screen readers announce its text. */
export function NoticeCard({ label, text, children }: NoticeCardProps) {
  // Screen readers announce only what is added to an existing live region, so the text renders after the first commit.
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  return (
    <section className={css.card} aria-label={label}>
      <span className={css.icon}>
        <WarningIcon size={22} />
      </span>
      <p role="status" className={css.text}>
        {isMounted && text}
      </p>
      <div className={css.answers}>{children}</div>
    </section>
  );
}
