import { useState } from 'react';
import { useDebouncedValue } from '../debounced-value/use-debounced-value.ts';

/**
 * The text of a search that runs while the user types.
 *
 * @returns `field`: properties of the `SearchField`; `search`: the text to search for, debounced, never one that an IME is composing
 */
export function useSearchText(initial = '') {
  const [value, onChange] = useState(initial);
  const [isComposing, setIsComposing] = useState(false);
  return {
    search: useDebouncedValue(value.trim(), isComposing, initial),
    field: {
      value,
      onChange,
      onCompositionStart: () => setIsComposing(true),
      onCompositionEnd: () => setIsComposing(false),
    },
  };
}
