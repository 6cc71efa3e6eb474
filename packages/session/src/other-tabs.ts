import { STORAGE_KEYS } from '@xana/contracts/storage-keys';

export interface OtherTabs {
  tellLogout(userId: number): void;
  close(): void;
}

interface OtherTabsOptions {
  channel?: { postMessage(message: unknown): void; onmessage: ((event: MessageEvent) => void) | null; close(): void };
  window?: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  onLogout(): void;
  onPreferences(): void;
}

const KEPT = new Set<string>(
  Object.values(STORAGE_KEYS)
    .filter(({ atLogout }) => atLogout === 'keep')
    .map(({ key }) => key),
);

/** Hears of a logout elsewhere twice over: by the channel at once, and by storage where there is no channel. */
export function listenToOtherTabs({ channel, window, onLogout, onPreferences }: OtherTabsOptions): OtherTabs {
  if (channel) {
    channel.onmessage = ({ data }) => {
      if ((data as { session?: string } | null)?.session === 'logout') onLogout();
    };
  }
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === STORAGE_KEYS.userConnected.key && newValue === null) onLogout();
    if (key !== null && KEPT.has(key)) onPreferences();
  };
  window?.addEventListener('storage', onStorage);
  return {
    tellLogout: (userId) => channel?.postMessage({ session: 'logout', userId }),
    close() {
      window?.removeEventListener('storage', onStorage);
      channel?.close();
    },
  };
}
