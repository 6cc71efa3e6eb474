import type { KeyboardEvent } from 'react';

/**
 * Whether a key press submits a text of several lines: Ctrl+Enter or Cmd+Enter. Never while an IME composes; Safari ends the
 * composition before the key press, which then has the key code 229.
 */
export function submitsByKey({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && !nativeEvent.isComposing && nativeEvent.keyCode !== 229;
}
