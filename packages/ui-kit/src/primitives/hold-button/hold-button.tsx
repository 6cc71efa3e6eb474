import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import * as css from './hold-button.module.css';

/** As long as the animation of `hold-button.module.css`. */
const HOLD_MS = 2_000;

interface HoldButtonProps {
  /** How to use it, always visible. */
  hint: string;
  isBusy?: boolean;
  onHeld(): void;
  children: ReactNode;
}

/**
 * A button for what must not happen by habit: it acts once it was held for two seconds, by pointer, Enter or Space. A shorter
 * press does nothing.
 */
export function HoldButton({ hint, isBusy = false, onHeld, children }: HoldButtonProps) {
  const id = useId();
  const [isHeld, setIsHeld] = useState(false);
  const latest = useRef(onHeld);
  latest.current = onHeld;
  useEffect(() => {
    if (!isHeld || isBusy) return;
    const timer = setTimeout(() => {
      setIsHeld(false);
      latest.current();
    }, HOLD_MS);
    return () => clearTimeout(timer);
  }, [isHeld, isBusy]);
  const press = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  const isKey = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';
  return (
    <div className={css.hold} data-held={isHeld || undefined}>
      <Button
        variant="danger"
        isBusy={isBusy}
        aria-describedby={id}
        onPointerDown={(event: PointerEvent) => event.button === 0 && press()}
        onPointerUp={release}
        onPointerLeave={release}
        onPointerCancel={release}
        onKeyDown={(event) => isKey(event) && !event.repeat && press()}
        onKeyUp={release}
        onBlur={release}
        // A long touch would open the menu of the browser instead.
        onContextMenu={(event) => event.preventDefault()}
      >
        {children}
      </Button>
      <p id={id} className={css.hint}>
        {hint}
      </p>
    </div>
  );
}
