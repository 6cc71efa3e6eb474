import fc from 'fast-check';
import { createSlidingWindow } from './sliding-window.ts';

test('allows as many as the limit in any window, and returns how long to wait', () => {
  let now = 1_000;
  const window = createSlidingWindow(() => now);
  const take = () => window.take('mia', { max: 3, windowMs: 100 });
  expect([take(), take()]).toEqual([0, 0]);
  now += 60;
  expect([take(), take()]).toEqual([0, 40]);
  expect(window.take('yui', { max: 3, windowMs: 100 })).toBe(0);
  now += 40;
  expect([take(), take(), take()]).toEqual([0, 0, 60]);
});

test('never allows more than the limit in any window, whatever the times', () => {
  const limit = { max: 4, windowMs: 50 };
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 40 }), { maxLength: 80 }), (pauses) => {
      let now = 0;
      const window = createSlidingWindow(() => now);
      const allowed = pauses.flatMap((pause) => {
        now += pause;
        return window.take('mia', limit) === 0 ? [now] : [];
      });
      return allowed.every((at) => allowed.filter((other) => other > at - limit.windowMs && other <= at).length <= 4);
    }),
  );
});
