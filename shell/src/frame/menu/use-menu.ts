import type { MenuItem } from '@xana/contracts/http/menu/menu-item';
import { useEffect, useState } from 'react';
import { useComposition } from '../../slots/composition-context.ts';
import { whenIdle } from '../remote-text/when-idle.ts';
import { DEFAULT_MENU } from './default-menu.ts';

/** The product's rule, in milliseconds. */
const RETRY_AFTER = 3_000;

/** The built-in menu at first; the fetched one once the first screen is done and it is here. */
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
        console.error('[menu] It could not be fetched and is tried again:', error);
        timer = setTimeout(read, RETRY_AFTER);
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
