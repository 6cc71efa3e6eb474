import { Button } from '@xana/ui-kit/button';
import { useEffect, useRef } from 'react';
import * as css from './notification-row.module.css';
import { useText } from './phrases/phrases.ts';

/** Takes the place of a deleted notification. The focus moves to its button, because the deleted row had it. */
export function DeletedRow({ onUndo }: { onUndo(): void }) {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <li className={css.deleted}>
      <span role="status">{t('deleted')}</span>
      <Button ref={button} variant="quiet" size="small" onClick={onUndo}>
        {t('undo')}
      </Button>
    </li>
  );
}
