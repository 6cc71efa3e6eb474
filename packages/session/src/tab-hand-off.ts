import { TAB_STORAGE_KEYS } from '@xana/contracts/storage-keys';
import { attempt, type KeyValueStorage, takeStored } from './safe-storage.ts';
import type { HandOff } from './session-types.ts';

/** The app waits this long for the login. */
const HAND_OFF_LIFETIME_MS = 5 * 60_000;

interface KeptHandOff {
  handOff: HandOff;
  receivedAt: number;
}

interface TabHandOffOptions {
  /** The hand-off in this page's address; it replaces the one of an earlier page in the tab. */
  arrived: HandOff | undefined;
  /** `sessionStorage`, where the browser allows it. */
  storage: KeyValueStorage | undefined;
  window: Pick<Window, 'addEventListener'> | undefined;
}

/**
 * Holds the hand-off for five minutes in the tab that received it. It is in session storage only between two pages of the
 * tab, because browsers copy session storage into duplicated and opened tabs.
 */
export function createTabHandOff({ arrived, storage, window }: TabHandOffOptions) {
  const stored = takeFresh(storage);
  let kept: KeptHandOff | null =
    arrived && Object.keys(arrived).length > 0 ? { handOff: arrived, receivedAt: Date.now() } : stored;
  window?.addEventListener('pagehide', () => {
    if (!kept || !isFresh(kept)) return;
    // If storage is full or forbidden, a reload loses the hand-off.
    attempt(() => storage?.setItem(TAB_STORAGE_KEYS.handOff, JSON.stringify(kept)), undefined);
  });
  window?.addEventListener('pageshow', ({ persisted }) => {
    // Restored from the back/forward cache; another page of this tab may have used the hand-off.
    if (persisted) kept = takeFresh(storage);
  });
  return {
    read: (): HandOff => (kept && isFresh(kept) ? kept.handOff : {}),
    clear() {
      kept = null;
    },
  };
}

function takeFresh(storage: KeyValueStorage | undefined): KeptHandOff | null {
  const found = takeStored<KeptHandOff>(storage, TAB_STORAGE_KEYS.handOff);
  return found && isFresh(found) ? found : null;
}

/** A hand-off from the future (clock set back) counts as expired. */
function isFresh({ receivedAt }: KeptHandOff): boolean {
  const age = Date.now() - receivedAt;
  return age >= 0 && age < HAND_OFF_LIFETIME_MS;
}
