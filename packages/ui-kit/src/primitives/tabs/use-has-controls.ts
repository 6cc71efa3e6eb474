import { type RefObject, useLayoutEffect, useState } from 'react';

const CONTROLS = 'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]';

/**
 * Whether the content of an element can be reached with the Tab key; when it cannot, the element itself should. It follows the content,
 * and never asks whether a control is visible, which would force a layout at each change.
 *
 * @param content identifies the element: another content has another element
 */
export function useHasControls(element: RefObject<HTMLElement | null>, content: string): boolean {
  const [hasControls, setHasControls] = useState(true);
  useLayoutEffect(() => {
    const root = element.current;
    if (!root) return;
    const look = () => setHasControls(root.querySelector(CONTROLS) !== null);
    look();
    const changes = new MutationObserver(look);
    changes.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['tabindex', 'href'] });
    return () => changes.disconnect();
  }, [element, content]);
  return hasControls;
}
