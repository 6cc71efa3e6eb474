import { act, fireEvent, render, screen } from '@testing-library/react';
import { Address } from './address.tsx';

const props = { whole: `0x${'ab'.repeat(20)}`, short: '0xabab…abab', copyLabel: 'Copy', copiedLabel: 'Copied' };

/** jsdom has no clipboard. */
function giveClipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}

const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy' })));

test('copies the whole address and shows the confirmation for three seconds', async () => {
  jest.useFakeTimers();
  const copied: string[] = [];
  giveClipboard(async (text) => void copied.push(text));
  render(<Address {...props} />);
  await press();
  expect(copied).toEqual([props.whole]);
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
  act(() => void jest.advanceTimersByTime(3_000));
  expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
  jest.useRealTimers();
});

test('shows no confirmation when the browser denies copying', async () => {
  giveClipboard(() => Promise.reject(new Error('not allowed')));
  render(<Address {...props} />);
  await press();
  expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull();
});
