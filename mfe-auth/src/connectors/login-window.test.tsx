import { openLoginWindow, waitForAnswer } from './login-window.ts';

const IDENTITY = 'http://localhost:4552';
const signal = () => new AbortController().signal;

/** A window of the login service, as far as this page sees it. */
const createWindow = () => ({ closed: false }) as { closed: boolean } & Window;
const wait = (opened: Window, during = signal()) =>
  waitForAnswer(opened, { from: IDENTITY, type: 'login', signal: during });

interface Message {
  origin?: string;
  source?: Window | null;
  data?: unknown;
}
const post = (opened: Window, { origin = IDENTITY, source = opened, data = { type: 'login', code: 'c' } }: Message) =>
  window.dispatchEvent(Object.assign(new Event('message'), { origin, source, data }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('[T78] takes the answer of the service in its own window, and no other message', async () => {
  const opened = createWindow();
  const answer = wait(opened);
  post(opened, { origin: 'http://evil.test', data: { type: 'login', code: 'forged' } });
  post(opened, { source: createWindow(), data: { type: 'login', code: 'other window' } });
  post(opened, { data: { type: 'something else' } });
  post(opened, { data: null });
  post(opened, {});
  await expect(answer).resolves.toEqual({ type: 'login', code: 'c' });
});

it('[LG-11] reports a closed window, unless its answer is on the way', async () => {
  const closed = createWindow();
  const outcome = expect(wait(closed)).rejects.toMatchObject({ problem: 'popupClosed' });
  closed.closed = true;
  await jest.advanceTimersByTimeAsync(1_000);
  await outcome;
  const answering = createWindow();
  const answer = wait(answering);
  answering.closed = true;
  await jest.advanceTimersByTimeAsync(500);
  post(answering, {});
  await expect(answer).resolves.toMatchObject({ code: 'c' });
});

it('ends after five minutes, and when the user cancels', async () => {
  const late = expect(wait(createWindow())).rejects.toMatchObject({ problem: 'timeout' });
  await jest.advanceTimersByTimeAsync(300_000);
  await late;
  const controller = new AbortController();
  const cancelled = expect(wait(createWindow(), controller.signal)).rejects.toMatchObject({ problem: 'cancelled' });
  controller.abort();
  await cancelled;
});

it('[LG-11] reports a window that the browser blocks', () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  expect(openLoginWindow).toThrow(expect.objectContaining({ problem: 'popupBlocked' }));
});
