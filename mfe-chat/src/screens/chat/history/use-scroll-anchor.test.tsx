import { act, render } from '@testing-library/react';
import { useScrollAnchor } from './use-scroll-anchor.ts';

const ROW = 100;
let rowCount = 10;
let paneHeight = 200;
let onResize = () => {};

/** jsdom has no layout: ten rows of 100 px in a pane of 200 px. */
function withLayout(pane: HTMLDivElement): void {
  let top = 0;
  Object.defineProperties(pane, {
    clientHeight: { get: () => paneHeight },
    scrollHeight: { get: () => rowCount * ROW },
    scrollTop: {
      get: () => Math.min(top, rowCount * ROW - paneHeight),
      set: (value: number) => {
        top = Math.max(0, Math.min(value, rowCount * ROW - paneHeight));
      },
    },
  });
  pane.getBoundingClientRect = () => ({ top: 0 }) as DOMRect;
  [...pane.children].forEach((row, index) => {
    row.getBoundingClientRect = () =>
      ({ top: index * ROW - pane.scrollTop, bottom: (index + 1) * ROW - pane.scrollTop }) as DOMRect;
  });
}

function Pane() {
  const { pane } = useScrollAnchor(null, false);
  const attach = (element: HTMLDivElement | null) => {
    if (!element || element === pane.current) return;
    withLayout(element);
    pane.current = element;
  };
  return (
    <div data-testid="pane" ref={attach}>
      {Array.from({ length: rowCount }, (_, index) => (
        <p key={index} data-anchor={index} />
      ))}
    </div>
  );
}

beforeEach(() => {
  [rowCount, paneHeight] = [10, 200];
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      onResize = () => act(() => callback([], this as unknown as ResizeObserver));
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

describe('[CH-02] useScrollAnchor', () => {
  it('shows the newest row at first, also when the pane becomes higher or lower', () => {
    const pane = render(<Pane />).getByTestId('pane');
    expect(pane.scrollTop).toBe(800);
    for (const height of [400, 200]) {
      paneHeight = height;
      onResize();
      expect(pane.scrollTop).toBe(1_000 - height);
    }
  });

  it('stays where the reader has just scrolled to when the size changes before the event of it', () => {
    const pane = render(<Pane />).getByTestId('pane');
    pane.scrollTop = 1;
    onResize();
    expect(pane.scrollTop).toBe(1);
  });
});
