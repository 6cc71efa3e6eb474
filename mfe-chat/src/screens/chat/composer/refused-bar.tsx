import type { UserSummary } from '@xana/contracts/http/users/user';
import { useEffect, useRef } from 'react';
import { useText } from '../../../phrases/phrases.ts';
import * as css from './composer.module.css';

/** In place of the composer, while a message waits that the other member does not accept. Its own buttons send it again or delete it. */
export function RefusedBar({ user }: { user: UserSummary }) {
  const t = useText();
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    // The field that had the focus is hidden now; browsers take the focus away later.
    if (document.activeElement?.closest('[hidden]')) bar.current?.focus();
  }, []);
  return (
    <section ref={bar} className={css.refused} tabIndex={-1} aria-label={t('composer.refused', { name: user.name })}>
      <p>{t('composer.refused', { name: user.name })}</p>
      <p className={css.soft}>{t('composer.refusedText')}</p>
    </section>
  );
}
