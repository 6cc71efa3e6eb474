import { useEffect, useState } from 'react';
import * as css from './toast-region.module.css';

export interface ToastMessage {
  id: number;
  text: string;
  tone?: 'neutral' | 'success' | 'danger';
}

/** How long a toast is shown (product spec). */
const DURATION_MS = 2_000;

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
  message: { id, text, tone = 'neutral' },
  onDone,
}: {
  message: ToastMessage;
  onDone(id: number): void;
}) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => onDone(id), DURATION_MS);
    return () => clearTimeout(timer);
  }, [id, isHeld, onDone]);
  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return (
    <p className={css[tone]} onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      {text}
    </p>
  );
}
