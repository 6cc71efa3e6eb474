import type { KeyValueStorage } from './safe-storage.ts';
import { createTabHandOff } from './tab-hand-off.ts';

const HAND_OFF = { builderLoginHash: 'hash-1', deviceId: 'device-1' };

function memoryStorage(content = new Map<string, string>()) {
  const storage: KeyValueStorage = {
    getItem: (key) => content.get(key) ?? null,
    setItem: (key, value) => void content.set(key, value),
    removeItem: (key) => void content.delete(key),
  };
  return { storage, content };
}

/** One page of a tab. `leave` and `comeBack` are what the browser tells the page. */
function openPage(storage: KeyValueStorage, arrived?: typeof HAND_OFF) {
  const window = new EventTarget();
  const handOff = createTabHandOff({ arrived, storage, window: window as never });
  const tell = (type: string) => void window.dispatchEvent(Object.assign(new Event(type), { persisted: true }));
  return { handOff, leave: () => tell('pagehide'), comeBack: () => tell('pageshow') };
}

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('[RT-10] hand-off of a tab', () => {
  it('is in no storage while a page of the tab is open, so that a copied storage has none', () => {
    const { storage, content } = memoryStorage();
    expect(openPage(storage, HAND_OFF).handOff.read()).toEqual(HAND_OFF);
    expect(content.size).toBe(0);
  });

  it('goes on to the next page of the tab, with its age', () => {
    const { storage, content } = memoryStorage();
    openPage(storage, HAND_OFF).leave();
    jest.advanceTimersByTime(240_000);
    const { handOff } = openPage(storage);
    expect(handOff.read()).toEqual(HAND_OFF);
    expect(content.size).toBe(0);
    jest.advanceTimersByTime(60_000);
    expect(handOff.read()).toEqual({});
  });

  it('is replaced whole by a later arrival', () => {
    const { storage } = memoryStorage();
    openPage(storage, HAND_OFF).leave();
    const { handOff } = openPage(storage, { deviceId: 'device-2' } as typeof HAND_OFF);
    expect(handOff.read()).toEqual({ deviceId: 'device-2' });
  });

  it('is not written again after it was forgotten or has expired', () => {
    const { storage, content } = memoryStorage();
    const used = openPage(storage, HAND_OFF);
    used.handOff.clear();
    used.leave();
    const expired = openPage(storage, HAND_OFF);
    jest.advanceTimersByTime(300_000);
    expired.leave();
    expect(content.size).toBe(0);
  });

  it('does not come back with a page that was kept for Back while the next page used it', () => {
    const { storage } = memoryStorage();
    const first = openPage(storage, HAND_OFF);
    first.leave();
    openPage(storage).handOff.clear();
    first.comeBack();
    expect(first.handOff.read()).toEqual({});
  });

  it('is old when the clock was set back', () => {
    const { handOff } = openPage(memoryStorage().storage, HAND_OFF);
    jest.setSystemTime(0);
    expect(handOff.read()).toEqual({});
  });

  it('works without a storage, and with one that is broken', () => {
    const broken = { getItem: () => '{', setItem: () => {}, removeItem: () => {} };
    expect(openPage(broken, HAND_OFF).handOff.read()).toEqual(HAND_OFF);
    expect(createTabHandOff({ arrived: HAND_OFF, storage: undefined, window: undefined }).read()).toEqual(HAND_OFF);
  });
});
