import { useEffect, useState } from 'react';
import * as css from './toast-region.module.css';

export interface ToastMessage {
  id: number;
  text: string;
  tone?: 'neutral' | 'success' | 'danger';
  /** A button at the end, for example "Undo". It closes the toast. */
  action?: { label: string; onPress(): void };
}

/** How long a toast is shown (product spec). */
const DURATION_MS = 2_000;
/** Long enough to reach the button of a toast (WCAG 2.2.1). */
const ACTION_DURATION_MS = 8_000;

/** Toasts, bottom right, in a polite live region. Hover and focus pause them. */
export function ToastRegion({ messages, onDone }: { messages: readonly ToastMessage[]; onDone(id: number): void }) {
  // Screen readers announce only what is added to an existing live region, so messages render after the first commit.
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  return (
    <div className={css.region} role="status" aria-live="polite" aria-atomic="false">
      {isMounted && messages.map((message) => <Toast key={message.id} message={message} onDone={onDone} />)}
    </div>
  );
}

function Toast({
  message: { id, text, tone = 'neutral', action },
  onDone,
}: {
  message: ToastMessage;
  onDone(id: number): void;
}) {
  const [isHeld, setIsHeld] = useState(false);
  const hasAction = action !== undefined;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => onDone(id), hasAction ? ACTION_DURATION_MS : DURATION_MS);
    return () => clearTimeout(timer);
  }, [id, isHeld, hasAction, onDone]);
  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return (
    <p className={css[tone]} onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <span>{text}</span>
      {action && (
        <button
          type="button"
          className={css.action}
          onClick={() => {
            onDone(id);
            action.onPress();
          }}
        >
          {action.label}
        </button>
      )}
    </p>
  );
}
