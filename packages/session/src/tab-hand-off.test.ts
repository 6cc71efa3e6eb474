import type { KeyValueStorage } from './safe-storage.ts';
import { createTabHandOff } from './tab-hand-off.ts';
import { memoryStorage } from './test-session.ts';

const HAND_OFF = { builderLoginHash: 'hash-1', deviceId: 'device-1' };

/** One page of a tab. `leave` and `comeBack` dispatch the browser's events. */
function openPage(storage: KeyValueStorage, arrived?: typeof HAND_OFF) {
  const window = new EventTarget();
  const handOff = createTabHandOff({ arrived, storage, window: window as never });
  const dispatch = (type: string) => void window.dispatchEvent(Object.assign(new Event(type), { persisted: true }));
  return { handOff, leave: () => dispatch('pagehide'), comeBack: () => dispatch('pageshow') };
}

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('[RT-10] createTabHandOff', () => {
  it('stores nothing while a page is open, so that copied storage is empty', () => {
    const storage = memoryStorage();
    expect(openPage(storage, HAND_OFF).handOff.read()).toEqual(HAND_OFF);
    expect(storage.content.size).toBe(0);
  });

  it('passes the hand-off and its age to the next page of the tab', () => {
    const storage = memoryStorage();
    openPage(storage, HAND_OFF).leave();
    jest.advanceTimersByTime(240_000);
    const { handOff } = openPage(storage);
    expect(handOff.read()).toEqual(HAND_OFF);
    expect(storage.content.size).toBe(0);
    jest.advanceTimersByTime(60_000);
    expect(handOff.read()).toEqual({});
  });

  it('replaces the hand-off completely after a later arrival', () => {
    const storage = memoryStorage();
    openPage(storage, HAND_OFF).leave();
    const { handOff } = openPage(storage, { deviceId: 'device-2' } as typeof HAND_OFF);
    expect(handOff.read()).toEqual({ deviceId: 'device-2' });
  });

  it('does not store a cleared or expired hand-off', () => {
    const storage = memoryStorage();
    const used = openPage(storage, HAND_OFF);
    used.handOff.clear();
    used.leave();
    const expired = openPage(storage, HAND_OFF);
    jest.advanceTimersByTime(300_000);
    expired.leave();
    expect(storage.content.size).toBe(0);
  });

  it('does not restore a used hand-off from the back/forward cache', () => {
    const storage = memoryStorage();
    const first = openPage(storage, HAND_OFF);
    first.leave();
    openPage(storage).handOff.clear();
    first.comeBack();
    expect(first.handOff.read()).toEqual({});
  });

  it('expires the hand-off when the clock is set back', () => {
    const { handOff } = openPage(memoryStorage(), HAND_OFF);
    jest.setSystemTime(0);
    expect(handOff.read()).toEqual({});
  });

  it('works without storage and with storage that throws', () => {
    const broken = { getItem: () => '{', setItem: () => {}, removeItem: () => {} };
    expect(openPage(broken, HAND_OFF).handOff.read()).toEqual(HAND_OFF);
    expect(createTabHandOff({ arrived: HAND_OFF, storage: undefined, window: undefined }).read()).toEqual(HAND_OFF);
  });
});
