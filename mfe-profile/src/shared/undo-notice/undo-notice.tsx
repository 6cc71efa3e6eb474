import { Button } from '@xana/ui-kit/button';
import { useEffect, useRef } from 'react';
import { useText } from './phrases/phrases.ts';
import * as css from './undo-notice.module.css';

interface UndoNoticeProps {
  text: string;
  isBusy: boolean;
  onUndo(): void;
}

/** Stands where something was deleted. It has the focus, which was on what is gone. */
export function UndoNotice({ text, isBusy, onUndo }: UndoNoticeProps) {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  // The menu restores the focus to its button, which is gone, before this frame.
  useEffect(() => {
    const frame = requestAnimationFrame(() => button.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div className={css.notice} role="status">
      <span>{text}</span>
      <Button ref={button} size="small" variant="quiet" isBusy={isBusy} onClick={onUndo}>
        {t('undo')}
      </Button>
    </div>
  );
}
