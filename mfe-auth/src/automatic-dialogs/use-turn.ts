import { useMount } from '@xana/remote-kit';
import { useEffect, useState } from 'react';
import { isPageFree, watchFreePage } from './free-page.ts';
import { inTurn } from './in-turn.ts';
import { untilFree } from './until-free.ts';

/** Whether a component may show its dialog, which opens automatically. It keeps the turn until it unmounts. */
export function useTurn(): boolean {
  const { router } = useMount();
  const [isMine, setIsMine] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    inTurn(async () => {
      const subscribe = (listener: () => void) => watchFreePage(router, listener);
      await untilFree({ isPageFree: () => isPageFree(router), subscribe, signal });
      setIsMine(true);
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    }).catch(() => undefined);
    return () => controller.abort();
  }, [router]);
  return isMine;
}
