import { useEffect, useState } from 'react';

/** Time without a key press before a search starts (SE-01). */
const DEBOUNCE_MS = 500;

/**
 * The text, debounced. An emptied field takes effect at once; text that an IME is still composing never does.
 *
 * @param initial the value before the first key press
 */
export function useDebouncedValue(text: string, isComposing: boolean, initial = ''): string {
  const [value, setValue] = useState(initial);
  useEffect(() => {
    if (isComposing) return;
    const timer = setTimeout(() => setValue(text), text === '' ? 0 : DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, isComposing]);
  return value;
}
