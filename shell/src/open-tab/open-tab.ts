import { TAB_STORAGE_KEYS } from '@xana/contracts/storage-keys';
import { whenIdle } from '@xana/ui-kit/page-in-use';
import type { ReactNode } from 'react';
import { createPageHolds, type PageHolds } from './page-holds.ts';
import type { OpenTabOptions } from './start-open-tab.tsx';

/** What this tab knows of the page that is active now. `start-open-tab.ts` fills it when the first screen is shown. */
export interface OpenTab {
  holds: PageHolds;
  /** Another page is active: the next navigation loads it. */
  isOutdated: boolean;
  /** Asks for the active page, unless the tab has heard of it in the last seconds. */
  ask(): Promise<void>;
  /** Shown above the page. */
  notice: ReactNode;
  subscribe(listener: () => void): () => void;
  show(notice: ReactNode): void;
}

export function createOpenTab(document: Document): OpenTab {
  const listeners = new Set<() => void>();
  const tab: OpenTab = {
    holds: createPageHolds(document),
    isOutdated: false,
    ask: async () => {},
    notice: null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(notice) {
      tab.notice = notice;
      for (const listener of listeners) listener();
    },
  };
  return tab;
}

/** By then the first screen has loaded. A page that is younger is the active one in any case. */
const START_DELAY_MS = 4_000;

/** Loads the rest later: the first screen does not need it. A browser that cannot load it has a tab that hears of nothing. */
export function startLater(options: OpenTabOptions, tabStorage: Storage | undefined): void {
  // The site itself has reloaded the page, and the focus is to return.
  const isReloaded = Boolean(tabStorage?.getItem(TAB_STORAGE_KEYS.focusedControl));
  const start = () => import('./start-open-tab.tsx').then(({ startOpenTab }) => startOpenTab(options));
  setTimeout(() => whenIdle(() => void start().catch(() => {})), isReloaded ? 0 : START_DELAY_MS);
}
