interface Gestures {
  /** In pixels of the frame. */
  move(x: number, y: number): void;
  /** By a factor, 1 for none. */
  zoom(factor: number): void;
}

const ZOOM_PER_WHEEL_PIXEL = 0.002;
/** One press of a key. */
const ZOOM_PER_KEY = 1.1;
/** Share of the frame's width. */
const MOVE_PER_KEY = 0.02;

const DIRECTIONS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const ZOOMS: Record<string, number> = { '+': ZOOM_PER_KEY, '=': ZOOM_PER_KEY, '-': 1 / ZOOM_PER_KEY };

interface Point {
  x: number;
  y: number;
}

/**
 * One pointer moves the picture, two of them pinch it; the wheel and the keys + and − zoom, the arrow keys move the section. The
 * wheel listener must not be passive, which React's listeners are.
 *
 * @param frameWidth pixels of the frame in the element's width
 * @returns how to stop
 */
export function listenToGestures(element: HTMLElement, frameWidth: number, { move, zoom }: Gestures): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const pointers = new Map<number, Point>();
  const leave = ({ pointerId }: PointerEvent) => void pointers.delete(pointerId);
  element.addEventListener(
    'pointerdown',
    ({ pointerId, clientX: x, clientY: y }) => {
      element.setPointerCapture(pointerId);
      pointers.set(pointerId, { x, y });
    },
    { signal },
  );
  element.addEventListener('pointerup', leave, { signal });
  element.addEventListener('pointercancel', leave, { signal });
  element.addEventListener(
    'pointermove',
    ({ pointerId, clientX: x, clientY: y }) => {
      if (!pointers.has(pointerId)) return;
      const before = spanOf(pointers);
      pointers.set(pointerId, { x, y });
      const after = spanOf(pointers);
      const ratio = frameWidth / element.clientWidth;
      move((after.center.x - before.center.x) * ratio, (after.center.y - before.center.y) * ratio);
      if (before.distance > 0) zoom(after.distance / before.distance);
    },
    { signal },
  );
  element.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      zoom(1 - event.deltaY * ZOOM_PER_WHEEL_PIXEL);
    },
    { signal, passive: false },
  );
  element.addEventListener(
    'keydown',
    (event) => {
      const direction = DIRECTIONS[event.key];
      const factor = ZOOMS[event.key];
      if (direction) move(direction[0] * frameWidth * MOVE_PER_KEY, direction[1] * frameWidth * MOVE_PER_KEY);
      else if (factor) zoom(factor);
      else return;
      event.preventDefault();
    },
    { signal },
  );
  return () => listeners.abort();
}

/** The center of the pointers, and the distance between two of them: 0 for one. */
function spanOf(pointers: ReadonlyMap<number, Point>): { center: Point; distance: number } {
  const [first = { x: 0, y: 0 }, second = first] = pointers.values();
  return {
    center: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
    distance: Math.hypot(first.x - second.x, first.y - second.y),
  };
}
