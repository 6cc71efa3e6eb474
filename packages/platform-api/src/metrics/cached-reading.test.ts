import { createCachedReading } from './cached-reading.ts';

const LIMITS = { maxAgeMs: 10_000, timeoutMs: 20 };

function createRecorder() {
  const ends: { resolve(value: number): void; reject(error: Error): void }[] = [];
  const clock = { ms: 0 };
  const read = () => new Promise<number>((resolve, reject) => ends.push({ resolve, reject }));
  return { ends, clock, reading: createCachedReading(read, LIMITS, () => clock.ms) };
}

it('reads once for concurrent scrapes, and again after the maximum age', async () => {
  const { ends, clock, reading } = createRecorder();
  const both = Promise.all([reading(), reading()]);
  ends[0]?.resolve(1);
  expect(await both).toEqual([1, 1]);
  clock.ms = 9_999;
  expect(await reading()).toBe(1);
  expect(ends).toHaveLength(1);
  clock.ms = 10_000;
  const next = reading();
  ends[1]?.resolve(2);
  expect(await next).toBe(2);
});

it('answers undefined after the timeout, and starts no second read while the first is running', async () => {
  const { ends, clock, reading } = createRecorder();
  expect(await reading()).toBeUndefined();
  clock.ms = 60_000;
  expect(await reading()).toBeUndefined();
  expect(ends).toHaveLength(1);
  ends[0]?.resolve(3);
  expect(await reading()).toBe(3);
});

it('answers undefined after a read that failed, and reads again after the maximum age', async () => {
  const { ends, clock, reading } = createRecorder();
  const failed = reading();
  ends[0]?.reject(new Error('no connection'));
  expect(await failed).toBeUndefined();
  expect(await reading()).toBeUndefined();
  clock.ms = 10_000;
  const next = reading();
  ends[1]?.resolve(4);
  expect(await next).toBe(4);
});
