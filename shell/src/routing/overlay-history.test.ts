import { overlayStack } from '@xana/ui-kit/overlay-stack';
import { createOverlayHistory } from './overlay-history.ts';

/** A browser's history, whose traversals end in a later task. */
function fakeHistory(initial: object = { key: 'page', idx: 3 }, before: object = { key: 'before' }) {
  const entries: object[] = [before, initial];
  let at = 1;
  let traversals = 0;
  const urlAt = (index: number) => ({
    index,
    key: `entry ${index}`,
    url: `https://xana.test/${(entries[index] as { key: string }).key}`,
  });
  /** Entries that the page still lists and the browser has dropped. */
  const dropped = new Set<string>();
  const navigation = {
    get currentEntry() {
      return urlAt(at);
    },
    entries: () => entries.map((_entry, index) => urlAt(index)),
    traverseTo(key: string) {
      const target = Number(key.split(' ')[1]);
      if (!dropped.has(key)) browser.go(target - at);
      const result = dropped.has(key) ? Promise.reject(new Error('The entry is gone.')) : Promise.resolve();
      return { committed: result, finished: result };
    },
  };
  const browser = {
    onPop: () => {},
    get state() {
      return entries[at];
    },
    pushState(state: object) {
      entries.splice(at + 1, entries.length, state);
      at += 1;
    },
    replaceState(state: object) {
      entries[at] = state;
    },
    go(delta: number) {
      traversals += 1;
      setTimeout(() => {
        traversals -= 1;
        if (!entries[at + delta]) return;
        at += delta;
        // A traversal that another one follows at once reports no entry of its own.
        if (traversals === 0) browser.onPop();
      }, 5);
    },
  };
  return { browser, navigation, dropped, position: () => `${at} of ${entries.length - 1}` };
}

function setUp(initial?: object, before?: object) {
  const { browser, navigation, dropped, position } = fakeHistory(initial, before);
  const overlayHistory = createOverlayHistory({ history: browser, navigation } as never, overlayStack);
  browser.onPop = overlayHistory.onPop;
  return { browser, dropped, position, overlayHistory };
}

const closed: string[] = [];
const open = (name: string) => overlayStack.add({ close: () => closed.push(name), opener: null });
const settle = (milliseconds = 50) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  jest.useFakeTimers();
  closed.length = 0;
});
afterEach(() => {
  overlayStack.closeDownTo(0);
  jest.useRealTimers();
});

describe('createOverlayHistory', () => {
  it('adds an entry for each open overlay, and closes the topmost one on Back', async () => {
    const { browser, position } = setUp();
    open('drawer');
    await settle();
    open('dialog');
    await settle();
    expect(browser.state).toEqual({ key: 'page', idx: 5, overlays: 2 });
    browser.go(-1);
    await settle();
    expect(closed).toEqual(['dialog']);
    browser.go(-1);
    await settle();
    expect(closed).toEqual(['dialog', 'drawer']);
    expect(position()).toBe('1 of 3');
  });

  it('removes the entry of an overlay that is closed without Back', async () => {
    const { browser, position } = setUp();
    const close = open('dialog');
    await settle();
    close();
    await settle();
    expect(browser.state).toEqual({ key: 'page', idx: 3 });
    expect(position()).toBe('1 of 2');
    expect(closed).toEqual([]);
  });

  it('keeps the entry for an overlay that replaces another one', async () => {
    const { browser, position } = setUp();
    const close = open('wallet');
    await settle();
    close();
    open('question');
    await settle();
    expect(browser.state).toMatchObject({ overlays: 1 });
    expect(position()).toBe('2 of 2');
    expect(closed).toEqual([]);
  });

  it('adds an entry for an overlay that opens while the entry of another one is being left', async () => {
    const { browser } = setUp();
    const close = open('login');
    await settle();
    close();
    await settle(1);
    open('create space');
    await settle();
    expect(browser.state).toMatchObject({ overlays: 1 });
    expect(closed).toEqual([]);
  });

  it('closes the overlay below when Back is pressed while the entry of a closed one is being left', async () => {
    const { browser, position } = setUp();
    open('store');
    await settle();
    const close = open('history of payments');
    await settle();
    close();
    await settle(1);
    browser.go(-1);
    await settle();
    expect(closed).toEqual(['store']);
    expect(position()).toBe('1 of 3');
  });

  it('leaves the entries of overlays that a reload closed', async () => {
    const { position } = setUp({ key: 'page', idx: 4, overlays: 1 }, { key: 'page', idx: 3 });
    await settle();
    expect(position()).toBe('0 of 1');
  });

  it('stays on the page when the browser has dropped the entry below', async () => {
    const { browser, dropped, position } = setUp({ key: 'page', idx: 4, overlays: 1 }, { key: 'page', idx: 3 });
    dropped.add('entry 0');
    await settle(1_100);
    expect(position()).toBe('1 of 1');
    expect(browser.state).toEqual({ key: 'page', idx: 4, overlays: 0 });
  });

  it('stays on the page when the entry below is not the page’s own', async () => {
    const { browser, position } = setUp({ key: 'page', idx: 4, overlays: 1 });
    await settle();
    expect(position()).toBe('1 of 1');
    expect(browser.state).toEqual({ key: 'page', idx: 4, overlays: 0 });
  });

  it('leaves the entry of a closed overlay again when Forward returns to it', async () => {
    const { browser, position } = setUp();
    open('dialog');
    await settle();
    browser.go(-1);
    await settle();
    browser.go(1);
    await settle();
    expect(position()).toBe('1 of 2');
    expect(closed).toEqual(['dialog']);
  });

  it('applies changes in order, each once the entries above it are left', async () => {
    const { position, overlayHistory } = setUp();
    open('drawer');
    await settle();
    open('dialog');
    await settle();
    const changes: string[] = [];
    overlayHistory.leaveEntries(1, () => changes.push(`push at ${position()}`));
    overlayHistory.leaveEntries(0, () => changes.push(`replace at ${position()}`));
    expect(changes).toEqual([]);
    await settle();
    expect(changes).toEqual(['push at 2 of 3', 'replace at 1 of 3']);
  });

  it('applies the change when the browser does not traverse the history', async () => {
    const { browser, overlayHistory } = setUp();
    open('dialog');
    await settle();
    browser.go = () => {};
    const change = jest.fn();
    overlayHistory.leaveEntries(0, change);
    await settle(1_100);
    expect(change).toHaveBeenCalledTimes(1);
  });
});
