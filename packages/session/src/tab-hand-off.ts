import { TAB_STORAGE_KEYS } from '@xana/contracts/storage-keys';
import type { KeyValueStorage } from './safe-storage.ts';
import type { HandOff } from './session-types.ts';

/** As long as the app waits for the login. */
const HAND_OFF_LIFETIME_MS = 5 * 60_000;

interface KeptHandOff {
  handOff: HandOff;
  receivedAt: number;
}

interface TabHandOffOptions {
  /** What this page's address brought; it replaces what an earlier page of the tab kept. */
  arrived: HandOff | undefined;
  /** `sessionStorage`, where the browser allows it. */
  storage: KeyValueStorage | undefined;
  window: Pick<Window, 'addEventListener'> | undefined;
}

/**
 * Keeps the hand-off in the tab that received it, for five minutes. It lives in memory and stands in session storage only
 * between two pages of the tab: browsers copy session storage into a duplicated or opened tab, which then finds nothing.
 */
export function createTabHandOff({ arrived, storage, window }: TabHandOffOptions) {
  const stored = takeStored(storage);
  let kept: KeptHandOff | null =
    arrived && Object.keys(arrived).length > 0 ? { handOff: arrived, receivedAt: Date.now() } : stored;
  window?.addEventListener('pagehide', () => {
    if (kept && isFresh(kept)) tryTo(() => storage?.setItem(TAB_STORAGE_KEYS.handOff, JSON.stringify(kept)));
  });
  window?.addEventListener('pageshow', ({ persisted }) => {
    // Kept for Back, while another page of this tab may have used the hand-off up.
    if (persisted) kept = takeStored(storage);
  });
  return {
    read: (): HandOff => (kept && isFresh(kept) ? kept.handOff : {}),
    clear() {
      kept = null;
    },
  };
}

function takeStored(storage: KeyValueStorage | undefined): KeptHandOff | null {
  return tryTo(() => {
    const text = storage?.getItem(TAB_STORAGE_KEYS.handOff) ?? 'null';
    storage?.removeItem(TAB_STORAGE_KEYS.handOff);
    const found = JSON.parse(text) as KeptHandOff | null;
    return found && isFresh(found) ? found : null;
  });
}

/** A clock that was set back makes a hand-off old, not young. */
function isFresh({ receivedAt }: KeptHandOff): boolean {
  const age = Date.now() - receivedAt;
  return age >= 0 && age < HAND_OFF_LIFETIME_MS;
}

/** Storage may be full or forbidden: then a reload loses the hand-off. */
function tryTo<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch {
    return null;
  }
}
