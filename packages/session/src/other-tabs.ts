import { STORAGE_KEYS, type StorageName } from '@xana/contracts/storage-keys';

export interface OtherTabs {
  emitLogout(userId: number): void;
  close(): void;
}

interface OtherTabsOptions {
  channel?: { postMessage(message: unknown): void; onmessage: ((event: MessageEvent) => void) | null; close(): void };
  window?: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  onLogout(): void;
  onPreferences(): void;
  /** Another member is logged in, or this tab returns from being frozen or from the back/forward cache. */
  onRecheck(): void;
}

/** `visibilitychange` bubbles from the document. */
const RETURN_EVENTS = ['pageshow', 'focus', 'visibilitychange'] as const;

const isOf = (key: string | null, name: StorageName) => key === name;
const isKept = (key: string) => STORAGE_KEYS[key as StorageName] === 'keep';

/** Detects a logout in another tab by BroadcastChannel, and by the storage event where there is no channel. */
export function watchOtherTabs({ channel, window, onLogout, onPreferences, onRecheck }: OtherTabsOptions): OtherTabs {
  if (channel) {
    channel.onmessage = ({ data }) => {
      if ((data as { session?: string } | null)?.session === 'logout') onLogout();
    };
  }
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (isOf(key, 'userConnected') && newValue === null) onLogout();
    if (isOf(key, 'user') && newValue !== null) onRecheck();
    if (key !== null && isKept(key)) onPreferences();
  };
  window?.addEventListener('storage', onStorage);
  for (const event of RETURN_EVENTS) window?.addEventListener(event, onRecheck);
  return {
    emitLogout: (userId) => channel?.postMessage({ session: 'logout', userId }),
    close() {
      window?.removeEventListener('storage', onStorage);
      for (const event of RETURN_EVENTS) window?.removeEventListener(event, onRecheck);
      channel?.close();
    },
  };
}
