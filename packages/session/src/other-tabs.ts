import { STORAGE_KEYS } from '@xana/contracts/storage-keys';

export interface OtherTabs {
  emitLogout(userId: number): void;
  close(): void;
}

interface OtherTabsOptions {
  channel?: { postMessage(message: unknown): void; onmessage: ((event: MessageEvent) => void) | null; close(): void };
  window?: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  onLogout(): void;
  onPreferences(): void;
  /** Somebody else is logged in, or this tab comes back from where it could not hear: frozen, or kept for Back. */
  onRecheck(): void;
}

/** `visibilitychange` bubbles from the document. */
const RETURNS = ['pageshow', 'focus', 'visibilitychange'] as const;

const KEPT = new Set<string>(
  Object.values(STORAGE_KEYS)
    .filter(({ atLogout }) => atLogout === 'keep')
    .map(({ key }) => key),
);

/** Hears of a logout elsewhere twice over: by the channel at once, and by storage where there is no channel. */
export function listenToOtherTabs({
  channel,
  window,
  onLogout,
  onPreferences,
  onRecheck,
}: OtherTabsOptions): OtherTabs {
  if (channel) {
    channel.onmessage = ({ data }) => {
      if ((data as { session?: string } | null)?.session === 'logout') onLogout();
    };
  }
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === STORAGE_KEYS.userConnected.key && newValue === null) onLogout();
    if (key === STORAGE_KEYS.user.key && newValue !== null) onRecheck();
    if (key !== null && KEPT.has(key)) onPreferences();
  };
  window?.addEventListener('storage', onStorage);
  for (const event of RETURNS) window?.addEventListener(event, onRecheck);
  return {
    emitLogout: (userId) => channel?.postMessage({ session: 'logout', userId }),
    close() {
      window?.removeEventListener('storage', onStorage);
      for (const event of RETURNS) window?.removeEventListener(event, onRecheck);
      channel?.close();
    },
  };
}
