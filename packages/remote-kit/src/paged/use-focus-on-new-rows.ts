import { type FocusEvent, useLayoutEffect, useRef } from 'react';

const CONTROLS = 'a[href], button, input, select, textarea';

/**
 * Moves the focus from the button below a list to the first control of the first new row when the list grows: new rows push the
 * button off the screen, and the last page removes it.
 *
 * @returns properties of the button
 */
export function useFocusOnNewRows(rowCount: number) {
  const countBefore = useRef(rowCount);
  /** The last control before the button, while the button has the focus. */
  const last = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    const hasGrown = rowCount > countBefore.current;
    countBefore.current = rowCount;
    if (!hasGrown || !last.current) return;
    const controls = allControls();
    const next = controls.slice(controls.indexOf(last.current) + 1);
    last.current = undefined;
    // A control that is hidden does not take it.
    next.some((control) => {
      control.focus();
      return document.activeElement === control;
    });
  });
  return {
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      const controls = allControls();
      last.current = controls[controls.indexOf(currentTarget) - 1];
    },
    // A button that is removed reports no blur.
    onBlur: () => {
      last.current = undefined;
    },
  };
}

const allControls = () => [...document.querySelectorAll<HTMLElement>(CONTROLS)];
