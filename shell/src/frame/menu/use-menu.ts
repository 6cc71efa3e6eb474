import type { MenuItem } from '@xana/contracts/http/menu/menu-item';
import { whenIdle } from '@xana/ui-kit/page-in-use';
import { useEffect, useState } from 'react';
import { useComposition } from '../../slots/composition.ts';
import { DEFAULT_MENU } from './default-menu.ts';

/** Set by the specification. */
const RETRY_DELAY_MS = 3_000;

/** The built-in menu, replaced by the fetched one, which is requested when the browser is idle. */
export function useMenu(): readonly MenuItem[] {
  const { api } = useComposition().options.config.origins;
  const [items, setItems] = useState(DEFAULT_MENU);
  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const read = async () => {
      try {
        const { readMenu } = await import('./read-menu.ts');
        const fetched = await readMenu(api, leaving.signal);
        if (!leaving.signal.aborted) setItems(fetched);
      } catch (error) {
        if (leaving.signal.aborted) return;
        console.error('[menu] The menu could not be fetched and will be retried:', error);
        timer = setTimeout(read, RETRY_DELAY_MS);
      }
    };
    const cancelIdle = whenIdle(() => void read());
    return () => {
      cancelIdle();
      clearTimeout(timer);
      leaving.abort();
    };
  }, [api]);
  return items;
}
