import { runSteps } from './run-steps.ts';
import type { Step, StepContext } from './steps.ts';

const Dialog = () => null;
const stepOf = (id: string, more: Partial<Step> = {}): Step => ({
  id,
  delayMs: 0,
  isDue: () => true,
  load: async () => Dialog,
  ...more,
});

/** The dialogs of a test give up their turn at its end. */
const aborts: (() => void)[] = [];

/** Runs steps on a page that is free or not; `shown` lists the dialogs, and `answer` answers the open one. */
function run(steps: Step[], { isFree = true } = {}) {
  const controller = new AbortController();
  aborts.push(() => controller.abort());
  const listeners = new Set<() => void>();
  const shown: string[] = [];
  const page = { isFree };
  let finish = () => {};
  const finished = runSteps({
    steps,
    context: {} as StepContext,
    signal: controller.signal,
    isPageFree: () => page.isFree,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show: ({ id }) => {
      shown.push(id);
      return new Promise((resolve) => {
        finish = resolve;
      });
    },
  }).then(
    () => 'done',
    () => 'aborted',
  );
  return {
    shown,
    listeners,
    finished,
    abort: () => controller.abort(),
    answer: () => finish(),
    setFree(next: boolean) {
      page.isFree = next;
      for (const listener of [...listeners]) listener();
    },
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  for (const abort of aborts.splice(0)) abort();
  await pass(0);
  jest.useRealTimers();
});
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

test('[LG-08] shows a dialog not before its delay', async () => {
  const { shown } = run([stepOf('welcome', { delayMs: 6_000 })]);
  await pass(5_990);
  expect(shown).toEqual([]);
  await pass(10);
  expect(shown).toEqual(['welcome']);
});

test('opens the next dialog only after the first is answered', async () => {
  const { shown, answer, finished } = run([
    stepOf('welcome'),
    stepOf('skipped', { isDue: () => false }),
    stepOf('terms'),
  ]);
  await pass(60_000);
  expect(shown).toEqual(['welcome']);
  answer();
  await pass(1_000);
  expect(shown).toEqual(['welcome', 'terms']);
  answer();
  await pass(1_000);
  await expect(finished).resolves.toBe('done');
});

test('waits while another dialog of the page is open, and asks again whether it is due', async () => {
  let isDue = true;
  const { shown, setFree, finished } = run([stepOf('welcome', { isDue: () => isDue })], { isFree: false });
  await pass(60_000);
  expect(shown).toEqual([]);
  isDue = false;
  setFree(true);
  await pass(1_000);
  expect(shown).toEqual([]);
  await expect(finished).resolves.toBe('done');
});

test('waits again when a dialog opens while it loads', async () => {
  let load: (dialog: typeof Dialog) => void = () => {};
  const slow = stepOf('terms', {
    load: () =>
      new Promise((resolve) => {
        load = resolve;
      }),
  });
  const { shown, setFree } = run([slow]);
  await pass(0);
  setFree(false);
  load(Dialog);
  await pass(1_000);
  expect(shown).toEqual([]);
  setFree(true);
  await pass(0);
  expect(shown).toEqual(['terms']);
});

test('two modules that become due at the same moment show one dialog, and the other after its answer', async () => {
  const [visit, arrival] = [run([stepOf('visit')]), run([stepOf('terms')])];
  await pass(60_000);
  expect([visit.shown, arrival.shown]).toEqual([['visit'], []]);
  visit.answer();
  await pass(1_000);
  expect(arrival.shown).toEqual(['terms']);
});

test('a dialog that is left with a logout gives up its turn', async () => {
  const left = run([stepOf('visit')]);
  await pass(0);
  left.abort();
  const { shown } = run([stepOf('terms')]);
  await pass(1_000);
  expect(shown).toEqual(['terms']);
});

test('skips a dialog whose state the server does not tell', async () => {
  const { shown } = run([stepOf('welcome', { isDue: () => Promise.reject(new Error('offline')) }), stepOf('terms')]);
  await pass(1_000);
  expect(shown).toEqual(['terms']);
});

test('[LG-08] shows nothing after a logout within the delay', async () => {
  const { shown, abort, finished, listeners } = run([stepOf('welcome', { delayMs: 6_000 })], { isFree: false });
  await pass(3_000);
  abort();
  await pass(10_000);
  expect(shown).toEqual([]);
  expect(listeners.size).toBe(0);
  await expect(finished).resolves.toBe('aborted');
});
