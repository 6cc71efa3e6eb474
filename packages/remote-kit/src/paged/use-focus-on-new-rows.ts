import { type FocusEvent, useLayoutEffect, useRef } from 'react';

const CONTROLS = 'a[href], button, input, select, textarea';

/**
 * Moves the focus from the button of a list to the first control of the first new row when the list grows: new rows push the button
 * off the screen, and the last page removes it.
 *
 * @returns properties of the element around the rows and the button, and of the element around the button
 */
export function useFocusOnNewRows(rowCount: number) {
  const list = useRef<HTMLDivElement>(null);
  const countBefore = useRef(rowCount);
  /** The last control of the rows, while the button has the focus. */
  const last = useRef<HTMLElement>(undefined);
  const controls = () => [...(list.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
  useLayoutEffect(() => {
    const hasGrown = rowCount > countBefore.current;
    countBefore.current = rowCount;
    if (!hasGrown || !last.current) return;
    const all = controls();
    all[all.indexOf(last.current) + 1]?.focus();
    last.current = undefined;
  });
  const remember = ({ target }: FocusEvent<HTMLElement>) => {
    const all = controls();
    last.current = all[all.indexOf(target) - 1];
  };
  // A button that is removed reports no blur.
  const forget = () => {
    last.current = undefined;
  };
  return { list: { ref: list }, more: { onFocus: remember, onBlur: forget } };
}
