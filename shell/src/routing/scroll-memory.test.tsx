import type { PageRouter } from '@xana/remote-kit';
import { rememberScroll } from './scroll-memory.ts';

let height = 500;
let grow: () => void;

/** A window whose document is `height` CSS pixels high: it clamps positions, and reports growth and scrolling like a browser. */
function openWindow(storage?: Storage) {
  let report = () => {};
  globalThis.ResizeObserver = class {
    constructor(callback: () => void) {
      report = callback;
    }
    observe = () => report();
    disconnect() {
      report = () => {};
    }
  } as never;
  Object.defineProperty(document.body, 'offsetHeight', { configurable: true, get: () => height });
  window.scrollTo = ((_left: number, top: number) => {
    Object.assign(window, { scrollY: Math.min(top, height) });
  }) as never;
  grow = () => {
    // Before a browser reports that the document has grown, it reports that it was scrolled.
    window.dispatchEvent(new Event('scroll'));
    report();
  };
  let go = () => {};
  let page = { location: { key: 'first' }, navigationType: 'POP' };
  const router = { current: () => page, subscribe: (listener: () => void) => (go = listener) } as unknown as PageRouter;
  rememberScroll(router, window, storage);
  return (key: string, navigationType: string) => {
    page = { location: { key }, navigationType };
    go();
  };
}

beforeEach(() => {
  height = 500;
  Object.assign(window, { scrollY: 0 });
});

test('[RT-07] holds the position after Back until the page has grown to it', () => {
  const navigate = openWindow();
  window.scrollTo(0, 450);
  window.dispatchEvent(new Event('scroll'));
  navigate('second', 'PUSH');
  expect(window.scrollY).toBe(0);
  height = 100;
  navigate('first', 'POP');
  expect(window.scrollY).toBe(100);
  height = 600;
  grow();
  expect(window.scrollY).toBe(450);
});

test('[RT-07] leaves a new page where it was scrolled to by the search of the browser, also when it grows at that moment', () => {
  const navigate = openWindow();
  navigate('second', 'PUSH');
  window.scrollTo(0, 300);
  height = 900;
  grow();
  expect(window.scrollY).toBe(300);
});

test('[RT-07] the first input of the reader ends the restoring of a position', () => {
  const navigate = openWindow();
  window.scrollTo(0, 450);
  window.dispatchEvent(new Event('scroll'));
  navigate('second', 'PUSH');
  height = 100;
  navigate('first', 'POP');
  window.dispatchEvent(new Event('wheel'));
  height = 600;
  grow();
  expect(window.scrollY).toBe(100);
});
