import { withTimeout } from './with-timeout.ts';

let now = 0;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** @param lateness how many times longer than its delay each timer takes */
async function pass(milliseconds: number, lateness = 1) {
  for (let passed = 0; passed < milliseconds; passed += 50) {
    now += 50 * lateness;
    await jest.advanceTimersByTimeAsync(50);
  }
}

function start(timeoutMs: number) {
  const outcome: string[] = [];
  let finish = () => {};
  const work = new Promise<string>((resolve) => (finish = () => resolve('finished')));
  withTimeout(work, timeoutMs, 'The mount').then(
    (value) => outcome.push(value),
    (error: Error) => outcome.push(error.message),
  );
  return { outcome, finish };
}

it('rejects work that does not finish within the limit', async () => {
  const { outcome } = start(4_000);
  await pass(3_950);
  expect(outcome).toEqual([]);
  await pass(50);
  expect(outcome).toEqual(['The mount did not finish within 4000 ms.']);
});

it('rejects at a limit that is shorter than a slice', async () => {
  const { outcome } = start(100);
  await pass(100);
  expect(outcome).toEqual(['The mount did not finish within 100 ms.']);
});

it('does not count the time in which the page could not run', async () => {
  const { outcome, finish } = start(4_000);
  // By the clock ten seconds pass, in which the page runs for four.
  await pass(3_900, 2.5);
  expect(outcome).toEqual([]);
  finish();
  await pass(50);
  expect(outcome).toEqual(['finished']);
});

it('does not wait for a page that stays busy', async () => {
  const { outcome } = start(4_000);
  await pass(1_000, 20);
  expect(outcome).toEqual(['The mount did not finish within 4000 ms.']);
});

it('leaves no timer behind', async () => {
  const { finish } = start(4_000);
  finish();
  await pass(50);
  expect(jest.getTimerCount()).toBe(0);
});
