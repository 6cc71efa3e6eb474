import { useEffect, useState } from 'react';

/** How long nobody types before it is searched, in milliseconds (SE-01). */
const PAUSE = 500;

/**
 * The text once nobody has typed for a while; an emptied field settles at once, half-composed Japanese never.
 *
 * @param first what counts as settled before anything is typed
 */
export function useSettledText(text: string, isComposing: boolean, first = ''): string {
  const [settled, setSettled] = useState(first);
  useEffect(() => {
    if (isComposing) return;
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [text, isComposing]);
  return settled;
}
