import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastRegion } from './toast-region.tsx';

const onDone = jest.fn();
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  onDone.mockClear();
});
afterEach(() => jest.useRealTimers());

test('[LY-05] shows a toast for two seconds', () => {
  render(<ToastRegion messages={[{ id: 7, text: 'Saved' }]} onDone={onDone} />);
  pass(1_999);
  expect(onDone).not.toHaveBeenCalled();
  pass(1);
  expect(onDone).toHaveBeenCalledWith(7);
});

test('[LY-05] does not extend a toast when another one follows', () => {
  const first = { id: 1, text: 'One' };
  const { rerender } = render(<ToastRegion messages={[first]} onDone={onDone} />);
  pass(1_500);
  rerender(<ToastRegion messages={[first, { id: 2, text: 'Two' }]} onDone={onDone} />);
  pass(500);
  expect(onDone.mock.calls).toEqual([[1]]);
  pass(1_500);
  expect(onDone.mock.calls).toEqual([[1], [2]]);
});

test('[LY-05] pauses while the pointer is over the toast', () => {
  render(<ToastRegion messages={[{ id: 1, text: 'Saved' }]} onDone={onDone} />);
  fireEvent.pointerEnter(screen.getByText('Saved'));
  pass(60_000);
  expect(onDone).not.toHaveBeenCalled();
  fireEvent.pointerLeave(screen.getByText('Saved'));
  pass(2_000);
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('[LY-05] announces toasts politely', () => {
  render(<ToastRegion messages={[{ id: 1, text: 'Saved' }]} onDone={onDone} />);
  const region = screen.getByRole('status');
  expect(region.getAttribute('aria-live')).toBe('polite');
  expect(region.textContent).toBe('Saved');
});

test('shows a toast with a button longer, and runs its action once', () => {
  const onPress = jest.fn();
  render(<ToastRegion messages={[{ id: 3, text: 'Removed', action: { label: 'Undo', onPress } }]} onDone={onDone} />);
  pass(7_999);
  expect(onDone).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect([onPress.mock.calls.length, onDone.mock.calls]).toEqual([1, [[3]]]);
});
