import { type RefObject, useEffect } from 'react';

/** The keys of `useSearchKeys`, for the `aria-keyshortcuts` of the field. */
export const SEARCH_KEYS = '/ Control+K Meta+K';

/**
 * `/` and Ctrl+K or Cmd+K focus the search field from anywhere but a text field or a dialog. Listens on the window, after the
 * document: a page may use the same keys first, as the chat does.
 */
export function useSearchKeys(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchKey(event) || isTyping(event.target) || document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [field]);
}

function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing, defaultPrevented }: KeyboardEvent) {
  if (isComposing || defaultPrevented || altKey) return false;
  // Some keyboards type the slash with Shift.
  if (key === '/') return !ctrlKey && !metaKey;
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;
