import { delayAfter, MAX_TRIES } from './retry-delays.ts';

const delays = (random: number) =>
  Array.from({ length: MAX_TRIES - 1 }, (_, index) => delayAfter(index + 1, random) ?? Number.NaN);

it('doubles from five seconds to one hour, for about a day', () => {
  expect(delays(0.5).slice(0, 4)).toEqual([5_000, 10_000, 20_000, 40_000]);
  expect(Math.max(...delays(0.5))).toBe(3_600_000);
  const hours = delays(0.5).reduce((sum, delay) => sum + delay, 0) / 3_600_000;
  expect([hours > 23, hours < 25]).toEqual([true, true]);
  expect(delayAfter(MAX_TRIES, 0.5)).toBeUndefined();
});

it('varies by a quarter, so that endpoints are not called together', () => {
  expect([delayAfter(1, 0), delayAfter(1, 1)]).toEqual([3_750, 6_250]);
});
