import { listenToGestures } from './crop-gestures.ts';

const moved: [number, number][] = [];
const zoomed: number[] = [];
let element: HTMLElement;
beforeEach(() => {
  moved.length = 0;
  zoomed.length = 0;
  element = document.createElement('div');
  // Not in jsdom.
  Object.assign(element, { setPointerCapture() {} });
  Object.defineProperty(element, 'clientWidth', { value: 100 });
  listenToGestures(element, 1_000, { move: (x, y) => moved.push([x, y]), zoom: (factor) => zoomed.push(factor) });
});
const point = (type: string, pointerId: number, clientX: number, clientY: number) =>
  element.dispatchEvent(Object.assign(new Event(type), { pointerId, clientX, clientY }));
const press = (key: string) => {
  const event = new KeyboardEvent('keydown', { key, cancelable: true });
  element.dispatchEvent(event);
  return event.defaultPrevented;
};

test('one pointer moves the picture, in pixels of the frame, until it is lifted', () => {
  point('pointermove', 1, 5, 5);
  point('pointerdown', 1, 10, 10);
  point('pointermove', 1, 13, 8);
  point('pointerup', 1, 13, 8);
  point('pointermove', 1, 50, 50);
  expect([moved, zoomed]).toEqual([[[30, -20]], []]);
});

test('two pointers pinch the picture by the ratio of their distances', () => {
  point('pointerdown', 1, 10, 0);
  point('pointerdown', 2, 20, 0);
  point('pointermove', 2, 30, 0);
  expect(zoomed).toEqual([2]);
  expect(moved).toEqual([[50, 0]]);
});

test('arrow keys move the section, plus and minus zoom, and other keys do what they do elsewhere', () => {
  expect(['ArrowRight', 'ArrowUp', '+', '-', 'Tab'].map(press)).toEqual([true, true, true, true, false]);
  expect(moved).toEqual([
    [-20, 0],
    [0, 20],
  ]);
  expect(zoomed).toEqual([1.1, 1 / 1.1]);
});

test('the wheel zooms and does not scroll the page', () => {
  const event = new WheelEvent('wheel', { deltaY: -100, cancelable: true });
  element.dispatchEvent(event);
  expect(zoomed).toEqual([1.2]);
  expect(event.defaultPrevented).toBe(true);
});
