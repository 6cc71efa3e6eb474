import { useCallback, useRef, useState } from 'react';
import type { History } from '../history/create-history.ts';

/** Shows a message in its place in the conversation and marks it. */
export function useJump(history: History, scrollTo: (key: string) => void) {
  const latest = useRef(scrollTo);
  latest.current = scrollTo;
  /** The `seq` of the message that was jumped to. */
  const [found, setFound] = useState<number | null>(null);
  const jumpTo = useCallback(
    (seq: number) => {
      void history.showAround(seq).then((isShown) => {
        if (!isShown) return;
        setFound(seq);
        latest.current(String(seq));
      });
    },
    [history],
  );
  const unmark = useCallback(() => setFound(null), []);
  return { found, jumpTo, unmark };
}
