import { useEffect, useState } from 'react';
import * as css from './toast-region.module.css';

export interface ToastMessage {
  id: number;
  text: string;
  tone?: 'neutral' | 'success' | 'danger';
}

/** How long a toast stays, in milliseconds: the product's rule. */
const DURATION = 2_000;

/** Short messages, bottom right. They wait while the pointer or the focus is on them, and are read out politely. */
export function ToastRegion({ messages, onDone }: { messages: readonly ToastMessage[]; onDone(id: number): void }) {
  // A live region reads what comes into it, not what it was born with: the region first, then the messages.
  const [isBorn, setIsBorn] = useState(false);
  useEffect(() => setIsBorn(true), []);
  return (
    <div className={css.region} role="status" aria-live="polite" aria-atomic="false">
      {isBorn && messages.map((message) => <Toast key={message.id} message={message} onDone={onDone} />)}
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
    const timer = setTimeout(() => onDone(id), DURATION);
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
