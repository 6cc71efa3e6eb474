import { screen } from '@testing-library/react';
import { renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildMember } from '@xana/test-kit/builders';
import { overlayStack } from '@xana/ui-kit/overlay-stack';
import { act } from 'react';
import { TelegramVisitDialog } from './telegram-visit-dialog.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom cannot load a page again, and reports it.
  jest.spyOn(console, 'error').mockImplementation((problem: unknown) => {
    if (!String(problem).includes('Not implemented: navigation')) throw problem;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const open = (locale: 'en' | 'ja' = 'en') =>
  renderInFakeShell(TelegramVisitDialog, {
    remote: 'mfe-auth',
    locale,
    member: buildMember({ name: 'Yui', userWallet: { address: '' } }),
  });
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));
const timer = () => screen.getByRole('timer').getAttribute('aria-label');

it('[LG-09] counts the seconds of the visit down, and logs out once at the end', async () => {
  const { asked } = await open();
  await screen.findByRole('alertdialog', { name: 'You are logged in with Telegram' });
  expect(screen.getByText(/^Welcome, Yui\./)).toBeTruthy();
  expect(timer()).toBe('You will be logged out here in 30 seconds.');
  await pass(29);
  expect(timer()).toBe('You will be logged out here in 1 second.');
  expect(asked).toEqual([]);
  await pass(1);
  expect(asked).toEqual(['logout']);
  await pass(10);
  expect(asked).toEqual(['logout']);
});

it('[LG-09] announces the time to screen readers at 20, 10 and 5 seconds alone', async () => {
  await open();
  await screen.findByRole('alertdialog');
  const announced = new Set<string>();
  for (let second = 0; second < 29; second += 1) {
    await pass(1);
    const text = screen.getByRole('status').textContent;
    if (text) announced.add(text);
  }
  expect([...announced]).toEqual([20, 10, 5].map((left) => `You will be logged out here in ${left} seconds.`));
});

it('[LG-09] logs out before the end when the member asks for it', async () => {
  const { asked } = await open();
  const [end] = await screen.findAllByRole('button', { name: 'Log out now' });
  await act(async () => end?.click());
  expect(asked).toEqual(['logout']);
});

it('[LG-09] counts down in Japanese', async () => {
  await open('ja');
  await screen.findByRole('alertdialog', { name: 'Telegramでログインしました' });
  expect(timer()).toMatch(/あと30秒でログアウトします。/);
});

it('[LG-09] waits while another dialog is open, and opens after it', async () => {
  const close = overlayStack.add({ close: () => undefined, opener: null });
  await open();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  act(() => close());
  expect(await screen.findByRole('alertdialog', { name: 'You are logged in with Telegram' })).toBeTruthy();
});
