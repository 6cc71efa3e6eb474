import { act, render, screen } from '@testing-library/react';
import { RelativeTime } from './relative-time.tsx';

test('updates with the clock and stops its timer on unmount', () => {
  jest.useFakeTimers({ now: Date.parse('2026-01-01T10:00:00Z') });
  const minutes = (at: string) => `${Math.floor((Date.now() - Date.parse(at)) / 60_000)} min`;
  const { unmount } = render(<RelativeTime at="2026-01-01T09:58:00Z" format={minutes} formatFull={(at) => at} />);
  expect(screen.getByText('2 min').title).toBe('2026-01-01T09:58:00Z');
  act(() => void jest.advanceTimersByTime(60_000));
  expect(screen.getByText('3 min')).toBeTruthy();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
