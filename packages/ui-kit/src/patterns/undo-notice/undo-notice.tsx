import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import * as css from './undo-notice.module.css';

interface UndoNoticeProps {
  text: ReactNode;
  /** What is kept, and how long it can be undone. */
  hint?: string;
  /** Label of the button. */
  label: string;
  isBusy?: boolean;
  onUndo(): void;
}

/** Stands where something was deleted. It has the focus, which was on what is gone. */
export function UndoNotice({ text, hint, label, isBusy = false, onUndo }: UndoNoticeProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The menu restores the focus to its button, which is gone, before this frame.
  useEffect(() => {
    const frame = requestAnimationFrame(() => button.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div className={css.notice} role="status">
      <span>
        {text} {hint && <span className={css.hint}>{hint}</span>}
      </span>
      <Button ref={button} size="small" variant="quiet" isBusy={isBusy} onClick={onUndo}>
        {label}
      </Button>
    </div>
  );
}

/** Moves the focus to what returns in place of an undo notice, which had it. @returns the ref of the element that gets the focus */
export function useFocusAfterUndo(isDeleted: boolean): RefObject<HTMLElement | null> {
  const restored = useRef<HTMLElement>(null);
  const wasDeleted = useRef(false);
  useEffect(() => {
    if (wasDeleted.current && !isDeleted) restored.current?.focus({ preventScroll: true });
    wasDeleted.current = isDeleted;
  }, [isDeleted]);
  return restored;
}
